import type { ReactNode } from 'react';
import Watermark from 'antd/es/watermark';
import { AntdScope } from '../antd/antd-scope';
import { fonts, skins, type } from '../theme/tokens';
import { useDocumentSkin } from '../theme/use-document-skin';

export interface WatermarkProps {
  /** Text to repeat over the content. */
  text: string;
  /** Content under the watermark. */
  children: ReactNode;
}

/** Marks a draft or a copy, based on antd's watermark. Purely visual: state it in the text as well. */
export default function WatermarkView({ text, children }: WatermarkProps) {
  const skin = useDocumentSkin();
  return (
    <AntdScope>
      <Watermark
        content={text}
        gap={[72, 64]}
        font={{
          color: `${skins[skin].secondary}33`,
          fontFamily: fonts.text,
          fontSize: type.cardTitle.size,
          fontWeight: type.cardTitle.weight,
        }}
      >
        {children}
      </Watermark>
    </AntdScope>
  );
}

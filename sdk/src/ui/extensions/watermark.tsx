import type { ReactNode } from 'react';
import Watermark from 'antd/es/watermark';
import { AntdScope } from '../antd/antd-scope';
import { fonts, skins, type } from '../theme/tokens';
import { useDocumentSkin } from '../theme/use-document-skin';

export interface WatermarkProps {
  /** Written over what is under it, again and again. */
  text: string;
  /** What it is written over. */
  children: ReactNode;
}

/** Says over a draft or a copy what it is, on antd's watermark. It is seen only: say it in words as well. */
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

import { useRef, type ReactNode } from 'react';
import ColorPicker from 'antd/es/color-picker';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import { skins } from '../theme/tokens';
import { useDocumentSkin } from '../theme/use-document-skin';
import styles from './color-control.module.css';
import { useControlLabels } from './use-control-labels';

export interface ColorControlProps {
  value: string | undefined;
  disabled: boolean;
  onChange(value: string): void;
}

/** A swatch button that opens antd's color picker. Hex values are typed into the field. */
export default function ColorControl({ value, disabled, onChange }: ColorControlProps) {
  const text = useUiText();
  const skin = useDocumentSkin();
  return (
    <AntdScope>
      <ColorPicker
        value={value ?? skins[skin].card}
        disabled={disabled}
        disabledAlpha
        arrow={false}
        rootClassName={styles['panel']}
        presets={[{ label: text('extensions.chartColors'), colors: [...skins[skin].chart] }]}
        panelRender={(panel) => <LabeledPanel>{panel}</LabeledPanel>}
        onChange={(color) => onChange(color.toHexString())}
      >
        <button
          type="button"
          className={styles['swatch']}
          disabled={disabled}
          aria-label={text('extensions.pickColor')}
          style={{ background: value }}
        />
      </ColorPicker>
    </AntdScope>
  );
}

/** Labels the panel's sliders. */
function LabeledPanel({ children }: { children: ReactNode }) {
  const text = useUiText();
  const panel = useRef<HTMLDivElement>(null);
  useControlLabels(panel, '[role="slider"]', () => text('extensions.hue'));
  return <div ref={panel}>{children}</div>;
}

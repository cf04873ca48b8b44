import QRCode from 'antd/es/qr-code';
import { AntdScope } from '../antd/antd-scope';
import { skins } from '../theme/tokens';

export interface QrCodeProps {
  /** Encoded text: usually a URL. */
  value: string;
  /** Text alternative: where the code leads. Show it next to the code as well. */
  label: string;
  /** Size in pixels; 160 by default. */
  size?: number;
}

/** A QR code as SVG, based on antd's. Dark on white in both skins: many cameras read no other. */
export default function QrCode({ value, label, size = 160 }: QrCodeProps) {
  return (
    <AntdScope>
      <QRCode
        type="svg"
        role="img"
        aria-label={label}
        value={value}
        size={size}
        color={skins.light.text}
        bgColor={skins.light.card}
      />
    </AntdScope>
  );
}

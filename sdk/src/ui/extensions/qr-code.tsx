import QRCode from 'antd/es/qr-code';
import { AntdScope } from '../antd/antd-scope';
import { skins } from '../theme/tokens';

export interface QrCodeProps {
  /** What a camera reads: an address, mostly. */
  value: string;
  /** What it leads to, for who does not see it. Say it beside the code as well. */
  label: string;
  /** Pixels; 160 by default. */
  size?: number;
}

/** A QR code as an SVG, on antd's. It is dark on white in both skins: many cameras read no other. */
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

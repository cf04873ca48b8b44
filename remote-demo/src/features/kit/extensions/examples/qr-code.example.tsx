import { QrCode } from '@praxis/sdk/ui/extensions';

export default function CheckIn() {
  return <QrCode value="https://example.com/check-in/7Q2F" label="Check in on your phone" />;
}

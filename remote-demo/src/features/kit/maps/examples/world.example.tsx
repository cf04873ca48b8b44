import { MapCard } from '@praxis/sdk/ui/map';
import { visitors } from '../../samples/countries';

const format = (count: number) => count.toLocaleString('en');

export default function VisitorsByCountry() {
  return (
    <MapCard title="Visitors by country" valueTitle="Visitors" values={visitors} format={format} />
  );
}

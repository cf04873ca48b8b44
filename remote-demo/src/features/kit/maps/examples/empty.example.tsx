import { MapCard } from '@praxis/sdk/ui/map';

export default function MapWithoutData() {
  return <MapCard title="Visitors by country" valueTitle="Visitors" values={[]} format={String} />;
}

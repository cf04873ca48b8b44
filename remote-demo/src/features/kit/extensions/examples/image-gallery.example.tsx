import { ImageGallery } from '@praxis/sdk/ui/extensions';
import { sampleImage } from '../../samples/sample-image';

export default function Rooms() {
  return (
    <ImageGallery
      label="Rooms of the practice"
      images={[
        { src: sampleImage(0), alt: 'Waiting room' },
        { src: sampleImage(1), alt: 'Examination room' },
        { src: sampleImage(2), alt: 'Laboratory' },
        { src: sampleImage(3), alt: 'Garden' },
      ]}
    />
  );
}

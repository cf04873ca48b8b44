import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { Modal } from '../overlay/modal';
import { useUiText } from '../text/use-ui-text';
import styles from './picture-dialog.module.css';
import type { PictureArea } from './picture-file';

/** Maximum zoom factor. */
const maxZoom = 4;

interface PictureDialogProps {
  /** The picture as a data URL. */
  source: string;
  busy: boolean;
  /** Error message of the last upload. */
  error: string | null;
  /** Called with the crop area; null if the picture is not measured yet. */
  onTake(area: PictureArea | null): void;
  onClose(): void;
}

/** Crops a picture: dragging or arrow keys move it, wheel or slider zoom. */
export default function PictureDialog({
  source,
  busy,
  error,
  onTake,
  onClose,
}: PictureDialogProps) {
  const text = useUiText();
  const zoomId = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<PictureArea | null>(null);
  return (
    <Modal
      title={text('account.cropTitle')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button kind="primary" loading={busy} onClick={() => onTake(area.current)}>
            {text('account.cropTake')}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <div className={styles['content']}>
        {error !== null && <Alert kind="danger">{error}</Alert>}
        <p>{text('account.cropHelp')}</p>
        <div className={styles['stage']}>
          <Cropper
            image={source}
            aspect={1}
            cropShape="round"
            showGrid={false}
            crop={position}
            zoom={zoom}
            minZoom={1}
            maxZoom={maxZoom}
            keyboardStep={4}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => {
              area.current = pixels;
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': text('account.cropArea') }}
            disableAutomaticStylesInjection
          />
        </div>
        <label htmlFor={zoomId} className={styles['zoom']}>
          <span>{text('account.zoom')}</span>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
      </div>
    </Modal>
  );
}

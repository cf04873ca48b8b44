import Dragger from 'antd/es/upload/Dragger';
import Upload from 'lucide-react/icons/upload';
import { AntdScope } from '../antd/antd-scope';
import { Icon } from '../components/icon';
import styles from './upload-control.module.css';

export interface UploadControlProps {
  accept: string | undefined;
  several: boolean;
  disabled: boolean;
  prompt: string;
  limit: string;
  onAdd(files: readonly File[]): void;
}

/** A drop zone for files, based on antd's upload; it uploads nothing. */
export default function UploadControl({
  accept,
  several,
  disabled,
  prompt,
  limit,
  onAdd,
}: UploadControlProps) {
  return (
    <AntdScope>
      <Dragger
        className={styles['place']}
        // Passes on every dropped file, for the field to report: antd would drop other types silently.
        accept={accept === undefined ? undefined : { format: accept, filter: 'native' }}
        multiple={several}
        disabled={disabled}
        fileList={[]}
        showUploadList={false}
        beforeUpload={(file, files) => {
          // antd calls this once per file, each time with all files.
          if (file === files[0]) onAdd(files);
          return false;
        }}
      >
        <span className={styles['icon']}>
          <Icon of={Upload} size={20} />
        </span>
        <span className={styles['prompt']}>{prompt}</span>
        <span className={styles['limit']}>{limit}</span>
      </Dragger>
    </AntdScope>
  );
}

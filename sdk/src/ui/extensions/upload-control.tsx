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

/** A place to drop files, on antd's upload; nothing is sent from here. */
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
        // What is dropped is passed on whatever it is: antd would leave a file out without a word.
        accept={accept === undefined ? undefined : { format: accept, filter: 'native' }}
        multiple={several}
        disabled={disabled}
        fileList={[]}
        showUploadList={false}
        beforeUpload={(file, files) => {
          // antd asks for each of the files; all of them come at once.
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

import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { Flex, IconButton } from '@praxis/sdk/ui';

export default function IconButtons() {
  return (
    <Flex gap={2}>
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={Printer} label="Print" kind="secondary" />
      <IconButton icon={Trash2} label="Delete" danger size="small" />
    </Flex>
  );
}

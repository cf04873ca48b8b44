import { useState } from 'react';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import { Flex } from '@praxis/sdk/ui';
import { SearchBox } from '@praxis/sdk/ui/list';

const names = ['Olivia Bennett', 'Noah Fischer', 'Emma Laurent', 'Lucas Almeida'];

export default function SearchNames() {
  const [q, setQ] = useState('');
  const found = names.filter((name) => searchText(name).includes(searchText(q)));
  return (
    <Flex vertical gap={3}>
      <SearchBox value={q} onSearch={setQ} label="Search patients" />
      {found.length > 0 ? found.map((name) => <span key={name}>{name}</span>) : 'No results'}
    </Flex>
  );
}

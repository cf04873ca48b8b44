import { useState } from 'react';
import { Pagination } from '@praxis/sdk/ui/list';

export default function PaginationPages() {
  const [page, setPage] = useState(3);
  const [perPage, setPerPage] = useState(25);
  return (
    <Pagination page={page} perPage={perPage} total={318} onPage={setPage} onPerPage={setPerPage} />
  );
}

import { useState } from 'react';
import { ErrorState } from '@praxis/sdk/ui';

export default function ErrorRetry() {
  const [retrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="Couldn’t load the appointments"
      failure={{ kind: 'offline', status: 0 }}
      kept="Your filters are unchanged."
      retrying={retrying}
      onRetry={() => {
        setRetrying(true);
        setTimeout(() => setRetrying(false), 1500);
      }}
    />
  );
}

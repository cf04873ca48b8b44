import { useParams, useSearchParams } from '@praxis/sdk/router';
import { FindDoctor } from './doctors/find-doctor';
import { Joining } from './joining';

/** Search for a doctor, and subscription to one of their plans. */
export default function SubscribePage() {
  const { planId } = useParams();
  const [params] = useSearchParams();
  const doctorId = params.get('doctor');
  return doctorId ? <Joining key={doctorId} doctorId={doctorId} planId={planId} /> : <FindDoctor />;
}

import { useQuery } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { availabilityQuery } from '../../../shared/availability/queries';
import { AvailabilityForm } from './availability-form';
import { SlotPreview } from './slot-preview';

/** The practice's hours, with a preview of the slots that patients can book. */
export function Availability() {
  const rows = useQuery(availabilityQuery, {});
  return (
    <Loaded query={rows}>
      {(saved) => (
        <>
          <AvailabilityForm saved={saved} />
          <SlotPreview zone={saved.timeZone} version={saved.version} />
        </>
      )}
    </Loaded>
  );
}

import { useDataGroup } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { availabilityGroup } from './availability.group';
import { AvailabilityForm } from './availability-form';
import { SlotPreview } from './slot-preview';

/** When the practice offers appointments, and what patients are offered for it. */
export function Availability() {
  const group = useDataGroup(availabilityGroup, {});
  return (
    <Loaded group={group}>
      {(saved) => (
        <>
          <AvailabilityForm saved={saved} />
          <SlotPreview zone={saved.timeZone} version={saved.version} />
        </>
      )}
    </Loaded>
  );
}

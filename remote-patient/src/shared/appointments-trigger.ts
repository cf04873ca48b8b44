import { isRecordsChanged, type Reducer } from '@praxis/sdk/data';

/** State of the app beside its queries. */
export interface AppState {
  /** Toggles with each change of an appointment: the lists on show load again with it (docs/product.md). */
  appointmentsTrigger: boolean;
}

const initialState: AppState = { appointmentsTrigger: false };

export const appReducer: Reducer<AppState> = (state = initialState, action) => {
  const changed =
    isRecordsChanged(action) && (action.kinds === null || action.kinds.includes('appointment'));
  return changed ? { appointmentsTrigger: !state.appointmentsTrigger } : state;
};

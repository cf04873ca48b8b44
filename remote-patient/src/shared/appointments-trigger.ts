import { isRecordsChanged, type Reducer } from '@praxis/sdk/data';

/** The app's own state, besides its queries. */
export interface AppState {
  /**
   * Toggles with each change of an appointment, which also reloads the visible lists (docs/product.md).
   */
  appointmentsTrigger: boolean;
}

const initialState: AppState = { appointmentsTrigger: false };

export const appReducer: Reducer<AppState> = (state = initialState, action) => {
  const changed =
    isRecordsChanged(action) && (action.kinds === null || action.kinds.includes('appointment'));
  return changed ? { appointmentsTrigger: !state.appointmentsTrigger } : state;
};

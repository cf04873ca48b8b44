import { createSlice, useSelector } from '@praxis/sdk/data';

/** State of the app that belongs to no page. */
export interface AppState {
  /** Toggles so that the appointments on show are asked for again. */
  appointmentsTrigger: boolean;
}

const slice = createSlice({
  name: 'patient/app',
  initialState: { appointmentsTrigger: false } as AppState,
  reducers: {
    appointmentsTriggered: (state) => {
      state.appointmentsTrigger = !state.appointmentsTrigger;
    },
  },
});

/** The app's own state, beside its data groups. */
export const appReducer = slice.reducer;

export const { appointmentsTriggered } = slice.actions;

/** The flag: whatever is loaded by it loads again when it toggles. */
export function useAppointmentsTrigger(): boolean {
  return useSelector(
    (state: { patient?: { app?: AppState } }) => state.patient?.app?.appointmentsTrigger ?? false,
  );
}

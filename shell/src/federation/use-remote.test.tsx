import { expect, it, jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../auth/session';
import type { RemoteEntry } from './registry';

const address = 'https://apps.example/remote.json';
const entry = { id: 'doctor', address: new URL(address) } as RemoteEntry;
const mockServices = { deployment: { registry: {} }, store: { inject: () => {} } };
const mockRemote = { entry, manifest: {}, module: {} };
jest.mock('../app/services-context', () => ({ useServices: () => mockServices }));
jest.mock('./load-remote', () => ({
  loadedRemote: () => undefined,
  loadRemoteForOutlet: async () => mockRemote,
  forgetRemote: () => {},
}));

it('remembers the rendered app, not a prefetched one', async () => {
  const { useRemote } = await import('./use-remote');
  const userData = { id: 'ana', role: 'doctor', email: '', fullName: '', abilities: [] };
  startSession({ realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' }, 'device');
  expect(localStorage.getItem('praxis.app')).toBeNull();
  const { result } = renderHook(() => useRemote(entry));
  await waitFor(() => expect(result.current.remote).toBe(mockRemote));
  expect(localStorage.getItem('praxis.app')).toBe(address);
  endSession();
});

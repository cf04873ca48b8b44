import { describe, expect, it } from '@jest/globals';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { errorStatus } from '@praxis/contract/errors';
import { textOf } from './markdown';

const rowsOf = (page: string) =>
  textOf(page)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('docs/endpoints.md', () => {
  const roles = {
    admin: 'admin',
    doctor: 'doctor',
    patient: 'patient',
    teamMember: 'team member',
  } as const;
  const described = rowsOf('docs/endpoints.md').flatMap(([endpoint = '', ...rest]) => {
    const [name] = codes(endpoint);
    const [caller = '', sends = '', errors = ''] = rest;
    return name ? [[name, caller, sends, codes(errors).join(' ')].join(' | ')] : [];
  });
  const declared = allEndpoints.map(({ endpoint }) => {
    const { method, path, audience, versioned, idempotent, errors = [] } = endpoint;
    const everybody = { public: 'anybody', signedIn: 'anybody signed in' } as const;
    const caller =
      typeof audience === 'string'
        ? everybody[audience]
        : audience.map((role) => roles[role]).join(', ');
    const sends = [versioned && 'version', idempotent && 'key'].filter(Boolean).join(', ');
    return [`${method} ${path.replace('/api/v1', '')}`, caller, sends, errors.join(' ')].join(
      ' | ',
    );
  });

  it('lists every endpoint of the contract, with its caller, what it sends and its errors', () => {
    expect({
      'add to its table': declared.filter((row) => !described.includes(row)),
      'correct or remove': described.filter((row) => !declared.includes(row)),
      'remove duplicates': described.filter((row, index) => described.indexOf(row) < index),
    }).toEqual({ 'add to its table': [], 'correct or remove': [], 'remove duplicates': [] });
  });
});

describe('docs/domain.md', () => {
  it('explains every error code', () => {
    const explained = new Set(codes(textOf('docs/domain.md')));
    const missing = Object.keys(errorStatus).filter((code) => !explained.has(code));
    expect({ 'explain these codes there': missing }).toEqual({ 'explain these codes there': [] });
  });
});

describe('docs/product.md', () => {
  it('lists every endpoint of the demo area', () => {
    const named = new Set(codes(textOf('docs/product.md')));
    const missing = demoEndpoints
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
      .filter((name) => !named.has(name) && !name.includes('/card/'));
    expect({ 'add to the table of the demo area': missing }).toEqual({
      'add to the table of the demo area': [],
    });
  });
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Person } from './person';

it('wraps an email before @ and dots, and keeps it one text', () => {
  render(<Person name="Isaac Grant" detail="isaac.grant@harbour-clinic.org" />, {
    wrapper: MemoryRouter,
  });
  const email = screen.getByText('isaac.grant@harbour-clinic.org');
  expect(email.innerHTML).toBe('isaac<wbr>.grant<wbr>@harbour-clinic<wbr>.org');
});

it('leaves any other detail unchanged', () => {
  render(<Person name="Isaac Grant" detail="Plus, 2 of 4 used. Meet @ 9" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText('Plus, 2 of 4 used. Meet @ 9').innerHTML).not.toContain('<wbr>');
});

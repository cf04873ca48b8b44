import { render } from '@testing-library/react';
import { captureOwnerStack } from 'react';

it('captures no owner stacks, to save time', () => {
  const stacks: (string | null)[] = [];
  function Inner() {
    stacks.push(captureOwnerStack());
    return <p>Inner</p>;
  }
  function Outer() {
    return <Inner />;
  }
  render(<Outer />);
  expect(stacks.join('')).not.toContain('Outer');
});

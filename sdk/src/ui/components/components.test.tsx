import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { colorOf, initialsOf } from './avatar';
import { Button } from './button';
import { Icon } from './icon';
import { Loading } from './loading';
import { Menu } from './menu';
import { Segmented } from './segmented';
import { sparkBars, sparkPath } from './sparkline';
import { StatCard } from './stat-card';
import { Tabs } from './tabs';

describe('Avatar', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['Dr. Élodie Lefèvre', 'ÉL'],
    ['Ana Clara Ribeiro', 'AR'],
    ['Cher', 'C'],
    ['', ''],
    // Without the article, and with a zero-width non-joiner, so that the letters are not joined into a word.
    ['سارة الخطيب', 'س\u200cخ'],
    ['د. الأمين العلي', 'أ\u200cع'],
    ['ليلى', 'ل'],
    ['الي', 'ا'],
  ])('shortens %j to %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('gives a name the same color each time, and spreads names over all colors', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Patient ${index}`);
    expect(names.map(colorOf)).toEqual(names.map(colorOf));
    expect(new Set(names.map(colorOf))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('Button', () => {
  it('ignores clicks while loading, and does not submit the form by default', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderUi(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Act</Button>
        <Button loading type="submit" onClick={onClick}>
          Busy
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    await userEvent.click(screen.getByRole('button', { name: 'Busy' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Menu', () => {
  const open = async (onSelect = jest.fn()) => {
    const person = userEvent.setup();
    await renderUi(
      <Menu
        items={[
          { key: 'confirm', label: 'Confirm', onSelect },
          { key: 'propose', label: 'Propose', disabled: true },
          { key: 'line', divider: true },
          { key: 'remove', label: 'Remove', danger: true, onSelect },
        ]}
      >
        <button>Acts</button>
      </Menu>,
    );
    await person.click(screen.getByRole('button', { name: 'Acts' }));
    return { person, onSelect };
  };
  const item = (name: string) => screen.getByRole('menuitem', { name });

  it('moves the focus by arrow keys, Home, End and first letters, skipping disabled items', async () => {
    const { person } = await open();
    expect(item('Confirm')).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(item('Remove')).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(item('Confirm')).toHaveFocus();
    await person.keyboard('{End}');
    expect(item('Remove')).toHaveFocus();
    await person.keyboard('c');
    expect(item('Confirm')).toHaveFocus();
  });

  it('exposes checked and mixed items, and stays open when several can be checked', async () => {
    const person = userEvent.setup();
    const onSelect = jest.fn();
    const items = ([true, 'mixed', false] as const).map((checked) => ({
      key: String(checked),
      label: `Label ${checked}`,
      checked,
      multiple: true,
      onSelect,
    }));
    await renderUi(
      <Menu items={items}>
        <button>Labels</button>
      </Menu>,
    );
    await person.click(screen.getByRole('button', { name: 'Labels' }));
    const entries = screen.getAllByRole('menuitemcheckbox');
    expect(entries.map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'mixed',
      'false',
    ]);
    await person.click(entries[1]!);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(entries[1]).toBeVisible();
  });

  it('closes on selection, Escape and a click outside, and restores the focus', async () => {
    const { person, onSelect } = await open();
    await person.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Acts' })).toHaveFocus();

    await person.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Acts' }));
    await person.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('shows only its header if it has no items, and closes on Escape', async () => {
    const person = userEvent.setup();
    await renderUi(
      <Menu items={[]} header="Nothing new">
        <button>News</button>
      </Menu>,
    );
    await person.click(screen.getByRole('button', { name: 'News' }));
    expect(screen.getByText('Nothing new')).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await person.keyboard('{Escape}');
    expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'News' })).toHaveFocus();
  });

  it('ignores clicks on disabled items', async () => {
    const { person, onSelect } = await open();
    await person.click(item('Propose'));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});

describe('Loading', () => {
  it('shows and announces after five seconds that loading takes long', async () => {
    jest.useFakeTimers();
    const { said, stop } = recordAnnouncements();
    try {
      await renderUi(<Loading shape="form" />);
      await act(() => jest.advanceTimersByTimeAsync(4_999));
      expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(said.filter((words) => words === 'This is taking longer than usual.')).toHaveLength(1);
    } finally {
      stop();
      jest.useRealTimers();
    }
  });

  it('appears after 150 ms', async () => {
    jest.useFakeTimers();
    try {
      await renderUi(<Loading shape="table" />);
      const status = screen.getByRole('status');
      expect(status).toHaveClass('waiting');
      act(() => jest.advanceTimersByTime(149));
      expect(status).toHaveClass('waiting');
      act(() => jest.advanceTimersByTime(1));
      expect(status).toHaveClass('shown');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('Tabs', () => {
  it('form a tab list with arrow keys if they are not links', async () => {
    function Page() {
      const [active, setActive] = useState('one');
      const items = ['one', 'two', 'three'].map((key) => ({ key, label: key }));
      return <Tabs label="View" items={items} active={active} onChange={setActive} />;
    }
    const person = userEvent.setup();
    await renderUi(<Page />);
    screen.getByRole('tab', { name: 'one' }).focus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'three' })).toHaveAttribute('aria-selected', 'true');
  });

  it('show full counts in the number format of the language', async () => {
    const items = [{ key: 'all', label: 'Alle', count: 1240 }];
    await renderUi(<Tabs label="Status" active="all" items={items} />, { language: 'de' });
    expect(screen.getByRole('tab')).toHaveTextContent('Alle1.240');
  });

  it('are links if they have addresses', async () => {
    await renderUi(
      <Tabs
        label="Status"
        active="all"
        items={[
          { key: 'all', label: 'All', to: '/patients', count: 60 },
          { key: 'active', label: 'Active', to: '/patients?status=active' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'All 60' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Active' })).toHaveAttribute(
      'href',
      '/patients?status=active',
    );
  });
});

describe('Segmented', () => {
  it('selects one option', async () => {
    const onChange = jest.fn();
    const options = [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
    ];
    await renderUi(<Segmented label="Period" value="7" onChange={onChange} options={options} />);
    expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }));
    expect(onChange).toHaveBeenCalledWith('30');
  });
});

describe('StatCard', () => {
  it.each([
    [{ current: 12, previous: 10 }, 'Up 20% from the previous period'],
    [{ current: 9.5, previous: 10 }, 'Down 5% from the previous period'],
    [{ current: 10, previous: 10 }, 'Same as the previous period'],
  ])('describes the change of %j', async (change, sentence) => {
    await renderUi(<StatCard label="Visits" value="12" change={change} to="/visits" />);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '/visits');
  });

  it('shows "New" if the previous figure is zero', async () => {
    await renderUi(<StatCard label="Visits" value="12" change={{ current: 12, previous: 0 }} />);
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.queryByText(/Infinity|NaN/)).not.toBeInTheDocument();
  });

  it('caps the change at 999 %, and shows the period it is compared with', async () => {
    const change = { current: 500, previous: 2 };
    await renderUi(
      <StatCard label="Visits" value="500" change={change} against="vs previous 30 days" />,
    );
    expect(screen.getByText('>999%')).toBeVisible();
    expect(screen.getByText('vs previous 30 days')).toBeVisible();
  });
});

describe('sparkBars', () => {
  it('start at zero, and draw a minimal bar for a day without values', () => {
    expect(sparkBars([10, 5, 0])).toBe('M6,36v-36h28v36zM46,36v-18h28v18zM86,36v-1h28v1z');
  });
});

describe('sparkPath', () => {
  it('spans the lowest to the highest value', () => {
    expect(sparkPath([0, 10])).toBe('M0,33L120,3');
  });
  it('is level for equal values, and null for a single value', () => {
    expect(sparkPath([5, 5])).toBe('M0,18L120,18');
    expect(sparkPath([5])).toBeNull();
  });
});

describe('Icon', () => {
  it('renders an icon given as data, with the size and stroke of the others', async () => {
    const { container } = await renderUi(<Icon of={[['path', { d: 'M12 22V12' }]]} size={20} />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('width', '20');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing?.querySelector('path')).toHaveAttribute('d', 'M12 22V12');
  });
});

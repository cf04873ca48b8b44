/** Import statement of an icon: `import CalendarDays from 'lucide-react/icons/calendar-days';`. */
export function importLine(name: string): string {
  const component = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return `import ${component} from 'lucide-react/icons/${name}';`;
}

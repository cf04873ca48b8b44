import { EmailText, Facts } from '@praxis/sdk/ui/page';

export default function LongEmail() {
  return (
    <div style={{ maxWidth: 200 }}>
      <Facts
        items={[
          { label: 'Email', value: <EmailText of="alexandra.montgomery@university.example.org" /> },
        ]}
      />
    </div>
  );
}

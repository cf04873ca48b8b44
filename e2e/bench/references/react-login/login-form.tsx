import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';

interface Values {
  email: string;
  password: string;
}

interface FieldProps {
  name: keyof Values;
  label: string;
  type: string;
  autoComplete: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const page = { display: 'grid', minHeight: '100vh', placeItems: 'center', background: '#f6f7f9' };
const card = { width: 320, padding: 24, background: '#fff', borderRadius: 12 };

function validate({ email, password }: Values): Partial<Values> {
  return {
    ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'Enter an email address' }),
    ...(password.length >= 8 ? {} : { password: 'Enter a password of at least 8 characters' }),
  };
}

function Field({ label, error, ...input }: FieldProps) {
  const errorId = `${input.name}-error`;
  return (
    <div style={{ marginBottom: 16 }}>
      <label htmlFor={input.name}>{label}</label>
      <input
        {...input}
        id={input.name}
        style={{ display: 'block', width: '100%', boxSizing: 'border-box', padding: 8 }}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A straightforward login form with React alone. */
export function LoginForm() {
  const [values, setValues] = useState<Values>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});

  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setValues((before) => ({ ...before, [target.name]: target.value }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(validate(values));
  };

  return (
    <main style={page}>
      <form noValidate style={card} onSubmit={submit}>
        <h1>Sign in</h1>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          value={values.email}
          error={errors.email}
          onChange={change}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={change}
        />
        <button type="submit" style={{ width: '100%', padding: 8 }}>
          Sign in
        </button>
      </form>
    </main>
  );
}

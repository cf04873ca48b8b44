import { createRoot } from 'react-dom/client';
import { LoginForm } from './login-form';

createRoot(document.body.appendChild(document.createElement('div'))).render(<LoginForm />);

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const choice = /** @type {HTMLSelectElement} */ (document.getElementById('account'));
const status = /** @type {HTMLOutputElement} */ (document.getElementById('status'));

/** A global of the viewer's script. */
const { SwaggerUIBundle } =
  /** @type {{ SwaggerUIBundle: (options: object) => { authActions: { logout(names: string[]): void }, preauthorizeApiKey(name: string, token: string): void } }} */ (
    Object(window)
  );

const viewer = SwaggerUIBundle({
  url: '/openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  // A test validates the description, so it is not sent to a validation service.
  validatorUrl: null,
});

/** @type {{ role: string, email: string, password: string }[]} */
const accounts = await (await fetch('/reference/accounts.json')).json();
for (const { role, email } of accounts) choice.append(new Option(`${role} (${email})`, email));

choice.addEventListener('change', async () => {
  const account = accounts.find(({ email }) => email === choice.value);
  if (!account) {
    viewer.authActions.logout(['accessToken']);
    status.value = '';
    return;
  }
  const response = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { accessToken } = response.ok ? await response.json() : {};
  if (accessToken) viewer.preauthorizeApiKey('accessToken', accessToken);
  status.value = accessToken ? 'for 10 minutes' : `Sign-in failed (${response.status})`;
});

import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';

const page = { display: 'grid', minHeight: '100vh', placeItems: 'center', background: '#f6f7f9' };
const card = { width: 320, padding: 24, background: '#fff', borderRadius: 12 };

/** A straightforward login form with antd's components. */
export function LoginForm() {
  return (
    <ConfigProvider theme={{ token: { colorPrimary: '#0f766e' } }}>
      <main style={page}>
        <Form layout="vertical" style={card} requiredMark={false}>
          <h1>Sign in</h1>
          <Form.Item
            name="email"
            label="Email"
            rules={[{ required: true, type: 'email', message: 'Enter an email address' }]}
          >
            <Input autoComplete="username" />
          </Form.Item>
          <Form.Item
            name="password"
            label="Password"
            rules={[
              { required: true, min: 8, message: 'Enter a password of at least 8 characters' },
            ]}
          >
            <Input type="password" autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block>
            Sign in
          </Button>
        </Form>
      </main>
    </ConfigProvider>
  );
}

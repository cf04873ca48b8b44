const general = {
  username: 'nia.long',
  fullName: 'Nia Long',
  email: 'nia@quay.example',
  company: '',
};
const info = { bio: '', dob: '1990-02-01', country: 'Portugal', website: '', phone: '' };
const socialLinks = {
  twitter: '',
  facebook: '',
  google: '',
  linkedIn: 'https://linkedin.example/nia',
  instagram: '',
  quora: '',
};

/** Requests that change the account settings. */
export const accountExamples: readonly (readonly [line: string, status: number, sent: unknown])[] =
  [
    ['POST /account-setting/general', 200, { general }],
    ['POST /account-setting/picture', 200, { avatar: '' }],
    ['POST /account-setting/password', 200, { current: 'admin', next: 'harbour-lights' }],
    ['POST /account-setting/info', 200, { info }],
    ['POST /account-setting/social-links', 200, { socialLinks }],
    ['POST /account-setting/connection', 200, { network: 'github', isConnected: true }],
    ['POST /account-setting/notifications', 200, { notification: { followMe: true } }],
  ];

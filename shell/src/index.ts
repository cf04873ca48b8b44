import { start } from './start';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
void start(container);

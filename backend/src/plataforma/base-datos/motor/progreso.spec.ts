import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../../../test/support/mongo-motor';
import { watchProgreso } from './progreso';

it('tells a child that works from one that is held, and from one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const isWorking = watchProgreso(child.pid);
  await eventually(isWorking);
  await eventually(isWorking);

  child.kill('SIGSTOP');
  await eventually(() => !isWorking());
  expect(isWorking()).toBe(false);

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([isWorking(), watchProgreso(undefined)()]).toEqual([false, false]);
});

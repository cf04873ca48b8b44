import * as endpoints from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { verifications } from '@praxis/contract/entities/doctor';
import type { Handler } from '../../core/module';
import { byCode, byText, listAll } from '../../core/list';
import { callerOf } from '../caller';
import { handle } from '../handle';
import { listTab, orderBy } from '../listing';
import { specialityNames } from '../options/speciality-labels.data';
import { table } from '../tables';
import { adminDoctorView } from './view';

const orders = {
  fullName: byText<AdminDoctor>(({ fullName }) => fullName),
  createdAt: byCode<AdminDoctor>(({ createdAt }) => createdAt),
  practiceName: byText<AdminDoctor>(({ practiceName }) => practiceName),
};

export const listAdminDoctors = handle(endpoints.listAdminDoctors, (request, simulation) => {
  callerOf(request, simulation);
  const { status = 'all', q, sort = 'fullName', page, perPage } = request.query;
  const doctors = table(simulation.database, 'doctors')
    .all()
    .map((doctor) => adminDoctorView(simulation, doctor));
  const found = listAll(doctors, {
    q,
    words: ({ fullName, email, practiceName, background }) => [
      fullName,
      email,
      practiceName,
      ...background.specialityIds.flatMap(specialityNames),
    ],
  });
  return listTab(found, {
    tabs: verifications,
    tabOf: (one) => one.verification,
    tab: status,
    page,
    perPage,
    order: orderBy(sort, orders),
  });
});

export const handlers: readonly Handler[] = [listAdminDoctors];

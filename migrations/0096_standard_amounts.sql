ALTER TABLE "order_lines" RENAME COLUMN "list_amount" TO "standard_amount";

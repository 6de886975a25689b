ALTER TABLE "lectures" RENAME COLUMN "lead" TO "intro";

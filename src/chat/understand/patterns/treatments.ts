import { phrases } from './part.ts'

/** Treatments: a doctor decides on their day, not a chart. */
export const treatments = phrases(
  'meds|medications?|medicines?|prescriptions?|(?<!chill )pills?|dos(?:e|es|age)|antidepressants?|antipsychotics?|antibiotics?|anticonvulsants?|sedatives?|ssris?|snris?|benzos?|opioids?|painkillers?|blood thinners?|beta blockers?|mood stabili[sz]ers?|statins?|steroids?|hormones?|hrt|birth control|contraceptives?|inhaler|dialysis|chemo\\w*|radiation therapy|lithium|insulin|warfarin|metformin|methadone|suboxone|prednisone|levothyroxine|prozac|zoloft|lexapro|sertraline|fluoxetine|citalopram|escitalopram|seroquel|quetiapine|lamictal|wellbutrin|effexor|cymbalta|abilify|xanax|valium|klonopin|ativan|adderall|ritalin|vyvanse|gabapentin|ozempic|wegovy|mounjaro|tamoxifen|keppra',
  'c ?-? ?sections?|csections?|c(?:a)?esar(?:ean|ian)s?|(?:get |be |being )?induced|induce (?:labou?r|my|the)|induction of labou?r|transplants?|colonoscopy|endoscopy|biopsy|hysterectomy|vasectomy|abortion|ivf|iui|insemination|embryo transfer|egg retrieval|fertility treatments?|bypass surgery',
  '(?:stop|quit|avoid|without|not|give up|no more) eating(?: (?:for|at all|completely|altogether|anything|food|everything|solids?|solid food|entirely|until|again|so much|meals|now|totally)\\b.*)?\\W*$|(?:stop|quit|not) (?:eat|eating|drinking) (?:for|anything|food|water|at all|until)',
  'fasting|to fast(?: (?:for|until|on|in|T\\d).*)?\\W*$|(?:water|dry|juice|long|day|week|hour|extended|prolonged|my|a|the) fast(?! (?:car|food|track|paced?|growing|lane|answer|reply|one|way|response|decision|talk|start|move|train))|starve',
)

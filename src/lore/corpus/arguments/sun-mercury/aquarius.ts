import type { NeighboringArguments } from '#lore/authored.ts'

export const aquariusSunAndMercury: NeighboringArguments = {
  Capricorn: {
    opening: [
      'Your ideas are strange and your arguments are very sensible.',
      "You'd like to do it as nobody has (your Sun in Aquarius), and your Mercury in Capricorn sees to it that there's a schedule.",
      "By the time people notice how odd the plan is, they've agreed to it in writing.",
      "You're less sure of yourself than that sounds, and the schedule is partly there to reassure you.",
    ],
    turn: 'You go your own way, and you keep the receipts.',
    task: [
      'Tell one person this month about an idea for which you have no plan yet.',
      'Let it sound as odd as it is.',
      'Those who signed up for the last one did it because of you, and hardly looked at the schedule.',
    ],
  },
  Pisces: {
    opening: [
      'You keep your distance, and everything gets in anyway.',
      "You like to stand a little apart (your Sun in Aquarius), but your Mercury in Pisces picks up what others feel before they've opened their mouths.",
      "As far as you're concerned it's observation.",
      "Then you're sad for a whole evening without a reason, and it turns out to have been the person next to you on the train.",
    ],
    turn: "You'd call it a theory about people, and it's a good deal nearer than that.",
    task: [
      "When a mood comes over you this month, ask whose it is, and if it's somebody near you, ask them how they are.",
      "You'll mostly be right.",
      "From a person who keeps a distance, it'll mean a great deal.",
    ],
  },
}

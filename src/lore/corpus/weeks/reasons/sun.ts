import type { WeekReasons } from '#lore/authored.ts'

export const sunReasons: WeekReasons = {
  eases: {
    1: "you'd like to be recognized at a glance, and you still dress now and then for a person you aren't",
    2: 'you measure yourself a little by what you earn, and you tend to name your price as if you were sorry about it',
    3: 'you think best out loud, and your best ideas often get no farther than a phone call',
    4: "you need somewhere that's yours before you feel like yourself, and you tend to leave the choices there to others",
    5: 'you like to be good at what you do for fun, and that can turn a free afternoon into a performance',
    6: "you feel like yourself when the day runs well, and you're inclined to change all of it at once",
    7: 'you become a little like the person across from you, and it matters a good deal who that is',
    8: "you'd sooner carry a thing alone than owe somebody for the help",
    9: "you need new ground now and then to feel like yourself, and you're good at finding reasons to wait",
    10: 'you care about your good name, and you tend to say yes to work that has little to do with it',
    11: 'you get bolder among friends, and on your own you plan a size smaller',
    12: 'you do your best work where no one is looking, and hardly anyone learns how good it is',
  },
  presses: {
    1: 'you want to be taken as you are, and you go on living up to an earlier version of yourself',
    2: 'you feel surer of yourself with something in the bank, and the sum you have in mind tends to move',
    3: "you take everyday friction personally, and you'd often rather take a detour than bring it up",
    4: 'you take your place in the family seriously, and you can slip back into the one you had as a kid',
    5: 'you put your pride into whatever you do for fun, and sooner or later you start to keep score',
    6: "you're proud of being useful, and you find it hard to see where your own job ends",
    7: 'you define yourself by the people close to you, and keeping the peace can cost you your own wishes',
    8: "you dislike being in anyone's debt, and it's tempting to call an account closed before it is",
    9: "you stand by what you believe, and you may have held some of it longer than you've thought about it",
    10: "you want your work to be seen, and you tend to pick the person who's hardest to please",
    11: "you're loyal to the people you came up with, and you keep going after the fun has gone",
    12: "you're used to handling things alone, and people believe you when you say that you're fine",
  },
}

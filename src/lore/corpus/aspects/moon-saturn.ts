import type { AspectParagraphs } from '#lore/authored.ts'

export const moonSaturn: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You feel things quickly and then hold yourself responsible for how it came out ({aspect}).',
        "The Moon in fire laughs or flares up on the spot, and Saturn decides that a grown person keeps their spirits up, so on a bad day you're the one making jokes.",
        'Everybody leans on it.',
        "You've got real courage, and it would sometimes be braver to let them see that the day is bad.",
      ],
      traits: ['warm', 'serious'],
    },
    earth: {
      says: [
        'Looking after things is how you calm yourself ({aspect}).',
        "The Moon in earth wants its surroundings in order, and Saturn adds that nobody else will do it, so you clean the oven when you're sad.",
        'Others can rely on you to an almost unreasonable degree.',
        "Because you never seem to need looking after, they don't know where they'd begin, and you'd have trouble telling them.",
      ],
      traits: ['steady', 'guarded'],
    },
    air: {
      says: [
        'You allow yourself a feeling once you can account for it.',
        'The Moon in air wants to talk it through, and Saturn wants the talk to be accurate, so you say "I was disappointed" on Thursday about what happened on Sunday ({aspect}).',
        'It makes you fair, and a good person to have a difficult conversation with.',
        'Being simply upset, with no case to present, is the thing you find hard.',
      ],
      traits: ['serious', 'guarded'],
    },
    water: {
      says: [
        'You feel deeply, and almost nobody is allowed to watch ({aspect}).',
        'The Moon in water is moved by very little things, and Saturn has learned to keep a still face while it happens.',
        'You sit through the sad part of the film doing arithmetic.',
        'The few people you let in have you for life, and they may need to be told that this is what being let in looks like.',
      ],
      traits: ['private', 'guarded'],
    },
  },
  tense: {
    'fire water': {
      says: [
        "You let people see what you feel, and then you wish you hadn't ({aspect}).",
        'The Moon in fire is out with it before thinking, and Saturn in water remembers every time that went badly.',
        'So you sing at the birthday, and on the way home you hear yourself singing.',
        'Nobody else is going over it, and most of them are grateful that somebody started.',
      ],
      traits: ['open', 'wary'],
    },
    'fire earth': {
      says: [
        'You put off being glad until everything is done, and everything never is.',
        'The Moon in fire wants to celebrate right away, but Saturn in earth has a list ({aspect}).',
        'When good news comes, you vacuum first.',
        'By the time you sit down the excitement has gone, and people conclude that it never meant very much to you.',
      ],
      traits: ['serious', 'practical'],
    },
    'fire air': {
      says: [
        "You don't let yourself be angry without a proper argument for it ({aspect}).",
        'The Moon in fire flares up at once, and Saturn in air asks whether that was fair and what the other side would say.',
        "When the case is finally complete, it's Friday and they've forgotten the incident.",
        'You come across as someone who never gets angry and now and then delivers a report.',
      ],
      traits: ['guarded', 'serious'],
    },
    'earth fire': {
      says: [
        "You like your comforts, and you're a little ashamed of it.",
        'The Moon in earth wants a soft bed and a warm meal, while Saturn in fire thinks a strong person should do without ({aspect}).',
        'On a camping trip you give away the good mattress pad and lie on the roots.',
        'Everyone takes you for tough, so nobody offers it back.',
      ],
      traits: ['proud', 'sparing'],
    },
    'earth air': {
      says: [
        "When you're exhausted, you first check whether you have any right to be ({aspect}).",
        'The Moon in earth knows quite well that it wants to lie down, and Saturn in air compares your week with the weeks of others.',
        'Somebody always had a harder one, so you stay up.',
        "You'd never ask anyone else to justify a nap, and people who love you find that maddening.",
      ],
      traits: ['serious', 'modest'],
    },
    'earth water': {
      says: [
        "People may carry your sofa for you, but they aren't to see you sad ({aspect}).",
        'The Moon in earth is glad of practical help, and Saturn in water closes up as soon as the help turns tender.',
        "You thank everybody and feed them pizza on the floor, and you wait until they've gone to miss the old place.",
        'They drive home believing you made the move without a pang.',
      ],
      traits: ['guarded', 'practical'],
    },
    'air water': {
      says: [
        'You tell your worst experiences as funny stories.',
        'The Moon in air likes to keep a conversation easy, and Saturn in water has old sorrows that it would rather not have touched ({aspect}).',
        'So you do the breakup with voices, and everybody laughs, and no one asks.',
        "It keeps you safe, and it also means that people who'd have been kind to you never got the chance.",
      ],
      traits: ['guarded', 'playful'],
    },
    'air earth': {
      says: [
        'Seeing friends feels to you like something you should have earned first ({aspect}).',
        'The Moon in air is happiest in good talk, while Saturn in earth points to what is still unfinished.',
        'You turn down lunch to get ahead, and eat a sandwich over your work while picturing the lunch.',
        'They think you prefer to be alone, and after a while they invite you less.',
      ],
      traits: ['serious', 'private'],
    },
    'air fire': {
      says: [
        "You'd like to talk things over, and you think you ought to know already ({aspect}).",
        'The Moon in air finds out what it feels by hearing other people, but Saturn in fire has decided that a strong person makes up their own mind.',
        "You bring up your problem as somebody else's, and it fools no one.",
        'They answer carefully, and you go away with good advice and nothing admitted.',
      ],
      traits: ['proud', 'independent'],
    },
    'water fire': {
      says: [
        'You hold up wonderfully while people are looking.',
        'The Moon in water is easily hurt, and Saturn in fire would rather stand on a nail than let it show ({aspect}).',
        'So you take the bad news with a nod and a joke, and sit in the parked car for twenty minutes before going in.',
        "It's a strain to be thought fearless, since nobody worries about you at the times when you'd like them to.",
      ],
      traits: ['guarded', 'proud'],
    },
    'water air': {
      says: [
        "You can't let a mood alone until you've explained it ({aspect}).",
        'The Moon in water is simply sad today, and Saturn in air wants to know since when and on what grounds.',
        'You find a reason, and it usually involves something you did.',
        'Friends are struck by how well you understand yourself, and they may not see that the understanding came out on the strict side.',
      ],
      traits: ['serious', 'modest'],
    },
    'water earth': {
      says: [
        "You'd love to be taken care of, and you manage so well that no one thinks of it ({aspect}).",
        'The Moon in water hopes somebody will notice without being told, but Saturn in earth gets up and does what has to be done.',
        'With a fever, you still water the plants for the people next door.',
        "What everyone sees is somebody who copes, and what you feel is that they've stopped looking.",
      ],
      traits: ['guarded', 'steady'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'Your good mood has some backbone to it ({aspect}).',
        'The Moon in fire brings the warmth, and Saturn keeps it going after the fun part is over.',
        "When the volunteers have drifted off and the folding tables still have to be stacked, you're whistling.",
        "It gets other people to stay, and they couldn't tell you why it stopped feeling late.",
      ],
      traits: ['warm', 'steady'],
    },
    'earth earth': {
      says: [
        'You know what keeps you well, and you do it.',
        'The Moon in earth likes regular meals and early nights, and Saturn likes anything regular, so in your case good habits take no willpower ({aspect}).',
        'A bad week upsets you less than it does most people, because the day still has its shape.',
        'Those who share it with you may laugh at the schedule, and they sleep better than they used to.',
      ],
      traits: ['steady', 'orderly'],
    },
    'air air': {
      says: [
        "You can talk about a feeling while you're having it, and be believed ({aspect}).",
        'The Moon in air finds the words, and Saturn leaves out what would only make things worse.',
        "If a roommate's music has been bothering you for weeks, you can say so over cereal in two sentences.",
        'Since you make it so plain that nothing terrible is happening, they turn it down and offer you a banana.',
      ],
      traits: ['tactful', 'cool'],
    },
    'water water': {
      says: [
        'Your affections hardly change over a lifetime ({aspect}).',
        'The Moon in water remembers what somebody was to you, and Saturn treats that as a promise.',
        "You'd be the one to go on visiting an old teacher.",
        'You make little of it, and it lets the people close to you believe that they too will be kept.',
      ],
      traits: ['steady', 'close'],
    },
    'fire air': {
      says: [
        'You get angry like other people, and you get over it faster and more fairly.',
        'The Moon in fire says its piece, and Saturn in air checks the facts before the piece gets any longer ({aspect}).',
        'You can stop in mid-sentence and say that the other person has a point.',
        'It gives you unusual authority in a quarrel, because everyone saw that you could have gone on.',
      ],
      traits: ['frank', 'open'],
    },
    'air fire': {
      says: [
        'In a tight spot your voice gets lighter and your decisions get quicker ({aspect}).',
        'The Moon in air stands back far enough to see, and Saturn in fire is willing to be the one who says what happens next.',
        "If the ferry's canceled and nine people are looking at one another, you've already got two of them pricing a van.",
        "Afterward you're surprised to hear you were in charge, because it only felt like thinking aloud.",
      ],
      traits: ['cool', 'bold'],
    },
    'earth water': {
      says: [
        'You keep things going that other people would miss if they stopped ({aspect}).',
        'Saturn in water knows which memories hold a family or a friendship together, and the Moon in earth buys the groceries for them.',
        "It may be you who makes the dumplings every New Year's, from a recipe that no one else can read.",
        'You may grumble at the work, and no one has ever suggested that you should skip it.',
      ],
      traits: ['steady', 'warm'],
    },
    'water earth': {
      says: [
        'When people are unhappy, you turn up and you keep turning up.',
        'The Moon in water feels how bad it is, and Saturn in earth knows that the second week is worse than the first ({aspect}).',
        "So you're there in the second week, with the dog already walked.",
        "You don't say a lot, and your friends learn from you that sympathy can have a timetable.",
      ],
      traits: ['warm', 'steady'],
    },
  },
}

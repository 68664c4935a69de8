import type { AspectParagraphs } from '#lore/authored.ts'

export const sunSaturn: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You expect a great deal of yourself before you'll take a bow ({aspect}).",
        "The Sun in fire wants to step forward, and Saturn asks whether you've practiced.",
        'So you have, more than anyone else up there, and it shows.',
        "You can have a whole audience on its feet and be thinking about the one bar you rushed, and praise makes you feel that they weren't listening closely.",
      ],
      traits: ['proud', 'serious'],
    },
    earth: {
      says: [
        'You may have been treated as the responsible one since you were quite small, and you live up to it ({aspect}).',
        'The Sun in earth wants to do something that lasts, and Saturn is ready to wait for it.',
        'You improve with age, at most things, and you seem to know that in advance.',
        'The bill comes as a certain stiffness about fun, which you approach as though there might be a test.',
      ],
      traits: ['serious', 'steady'],
    },
    air: {
      says: [
        'You think before you speak, and then you think about what you said.',
        'The Sun in air lives by exchanging ideas, and Saturn wants each of yours to hold up if somebody quotes it ({aspect}).',
        "You're rarely the loudest in a discussion and often the one whose version it ends with.",
        "Chatting for its own sake is harder, and strangers may believe they bore you when you're only choosing.",
      ],
      traits: ['serious', 'guarded'],
    },
    water: {
      says: [
        "You take other people's happiness as your responsibility ({aspect}).",
        'The Sun in water finds its purpose in those it loves, and Saturn turns the purpose into a duty.',
        'If a friend had a dull time at your table, you think about the menu for days.',
        "They'd be astonished, because they came to see you, and they'd have been content with crackers.",
      ],
      traits: ['serious', 'close'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You have plenty of confidence until you remember something ({aspect}).',
        'The Sun in fire is halfway onto the stage when Saturn in water brings up an old embarrassment in full detail.',
        'So you sign up for the open mic and go home with a headache.',
        'People who know the bold side of you think you got bored, and you never correct them.',
      ],
      traits: ['proud', 'wary'],
    },
    'fire earth': {
      says: [
        'You want to leap, and you want it to be approved first.',
        "The Sun in fire believes in a plan because it's thrilling, and Saturn in earth believes in it when the figures do ({aspect}).",
        'You can quit your job in your head every morning, in the elevator.',
        'Nobody upstairs suspects it, since by the time you get out you look like the most settled person there.',
      ],
      traits: ['serious', 'practical'],
    },
    'fire air': {
      says: [
        "You'd love to speak up, but only when you're certain ({aspect}).",
        'The Sun in fire has an opinion straightaway, while Saturn in air can already hear the objections.',
        'So someone else says it, not as well, and gets the applause.',
        "They take you for modest, and there's nothing modest about what you were thinking.",
      ],
      traits: ['proud', 'guarded'],
    },
    'earth fire': {
      says: [
        "You've shown what you can do, and you act as if you hadn't.",
        "The Sun in earth would be content with good work and a quiet evening, but Saturn in fire asks what you've won lately ({aspect}).",
        'You finish something difficult on Friday and feel like a beginner by Monday.',
        'From outside it looks like ambition, and it rests more on the suspicion that the last success was a fluke.',
      ],
      traits: ['serious', 'modest'],
    },
    'earth air': {
      says: [
        "You know how to do it, and you're sure that others could explain it better ({aspect}).",
        'The Sun in earth learns by doing, and Saturn in air respects people with the right terms.',
        "At a dinner where somebody's talking nonsense about your own trade, you let them finish.",
        'They leave believing they taught you something, and you leave wondering whether they did.',
      ],
      traits: ['modest', 'practical'],
    },
    'earth water': {
      says: [
        "You make yourself useful to people when you'd like to be close to them ({aspect}).",
        'The Sun in earth knows how to help with things, and Saturn in water finds anything more personal too much of a risk.',
        "So you assemble a friend's crib all Sunday and never mention that you missed her.",
        "She's grateful for the crib, and she missed you too.",
      ],
      traits: ['practical', 'guarded'],
    },
    'air water': {
      says: [
        'You know how to be good company without giving anything away.',
        'The Sun in air wants to meet everyone, and Saturn in water lets very few of them near what hurts ({aspect}).',
        "You know the names of a whole street's children, and hardly one of the neighbors has seen your living room.",
        'They call you open, and go on thinking so for years.',
      ],
      traits: ['guarded', 'open'],
    },
    'air earth': {
      says: [
        'You have more ideas than you give yourself permission to use ({aspect}).',
        'The Sun in air wants to play with a thought, and Saturn in earth wants to see what it will be good for by spring.',
        'You drop the strange ones before they get a weekend.',
        'What people get from you is sensible and a bit smaller than what you had, and only you know how much was cut.',
      ],
      traits: ['practical', 'serious'],
    },
    'air fire': {
      says: [
        'You can hear nearly any criticism calmly, until it touches your courage ({aspect}).',
        'The Sun in air likes to see both sides, but Saturn in fire has privately sworn never to be weak.',
        'So one friendly remark about your parking makes you take the narrow space at speed, twice.',
        'Nobody meant it that way, and the others exchange a look that you pretend to miss.',
      ],
      traits: ['proud', 'open'],
    },
    'water fire': {
      says: [
        'You feel your way toward what you want and then scold yourself for being slow ({aspect}).',
        'The Sun in water needs to sense that the moment is right, while Saturn in fire calls that cowardice.',
        'So you force it, and make the call with your jaw set and a speech ready.',
        'The person on the other end would have said yes to your ordinary voice.',
      ],
      traits: ['serious', 'proud'],
    },
    'water air': {
      says: [
        'You know what you want by feeling, and you trust it only when you can defend it.',
        'The Sun in water would choose the apartment with the odd light, and Saturn in air draws up the columns ({aspect}).',
        'The columns win, and for a year you take walks past the other building.',
        "People ask your advice because you seem so rational, and on their behalf you're often bolder.",
      ],
      traits: ['serious', 'wary'],
    },
    'water earth': {
      says: [
        'You do what is expected of you and long for something else ({aspect}).',
        'The Sun in water wants a life that moves it, but Saturn in earth has already agreed to help with the inventory.',
        "You're good at duty, so there's always more of it.",
        "It's hard for others to guess that anything is missing, as you sigh only when the faucet is running.",
      ],
      traits: ['steady', 'modest'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        "You're brave in a dependable way ({aspect}).",
        'The Sun in fire wants the big part, and Saturn sees to it that you know the lines.',
        'You can volunteer for the thing that scares you in October and be ready for it in March.',
        "Others would call it talent, since they weren't there on the evenings in between.",
      ],
      traits: ['bold', 'steady'],
    },
    'earth earth': {
      says: [
        'You set yourself goals that can be reached, and you reach them.',
        'The Sun in earth is satisfied by real results, and Saturn has the patience for them, so your plans tend to survive the second month ({aspect}).',
        "You'll save for four years toward one roof.",
        'People in a hurry pass you early on, and some of them are starting over again when your roof is paid for.',
      ],
      traits: ['steady', 'practical'],
    },
    'air air': {
      says: [
        'People ask what you think and then act on it ({aspect}).',
        "The Sun in air is interested in everyone's view, and Saturn forms one that will still be sound next year.",
        'When two friends fall out over a shared car, they both come to you, separately, and each hears the same thing.',
        "It's a rare kind of fairness, and it tends to keep you on good terms with everybody.",
      ],
      traits: ['tactful', 'serious'],
    },
    'water water': {
      says: [
        'You can be moved without being swept away ({aspect}).',
        'The Sun in water gives its whole sympathy, and Saturn knows when to go to bed.',
        'So you can be there for a friend in a bad year and have something left in December.',
        "They learn to tell you the truth, since they've seen that it won't sink you.",
      ],
      traits: ['warm', 'steady'],
    },
    'fire air': {
      says: [
        'You come prepared, and people only find out when somebody objects ({aspect}).',
        'The Sun in fire takes the floor, and Saturn in air has worked out the three likely objections on the way there.',
        "It's a pleasure to watch you return a rental with a scratch on it.",
        'You stay friendly and never bluff, so by the end the clerk is on your side.',
      ],
      traits: ['bold', 'frank'],
    },
    'air fire': {
      says: [
        'You make it easy for a group to start.',
        "Saturn in fire is prepared to be the one who takes the blame, and the Sun in air asks everyone what they'd like ({aspect}).",
        'It can be as small as being first onto an empty dance floor.',
        'Because you look as though you were only being sociable, nobody feels led, and the floor fills up.',
      ],
      traits: ['open', 'bold'],
    },
    'earth water': {
      says: [
        'People feel protected by you, and you hardly do anything ({aspect}).',
        "The Sun in earth is calm and capable, while Saturn in water has a long memory for what frightens the people it's fond of.",
        'You walk on the street side, and you check the stove at their place, too.',
        "Most of it goes unnoticed, and it's missed within a day when you're away.",
      ],
      traits: ['steady', 'warm'],
    },
    'water earth': {
      says: [
        "You're able to give your feelings a form that holds.",
        'The Sun in water cares about something, and Saturn in earth puts it on the calendar every Tuesday at six ({aspect}).',
        "That's how a vague wish to be nearer to a child in the family becomes years of chess.",
        "You'd call it only a habit, and to them it's most of what they know about being loved by a grown-up.",
      ],
      traits: ['steady', 'close'],
    },
  },
}

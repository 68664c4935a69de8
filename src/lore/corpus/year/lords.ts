import type { AuthoredParagraph } from '../../authored.ts'
import type { YearLord } from '../../year-ahead.ts'

/** The planet in charge of a year of life: `{lord}` is "Venus, which rules that house". */
export const yearLords: Record<YearLord, AuthoredParagraph[]> = {
  sun: [
    {
      title: 'A year of deciding',
      says: [
        'The year is run by {lord}.',
        'It asks you to be the one who decides, in matters you might once have put to a vote.',
        'You can tell by how often people turn to you at the end of a discussion and wait.',
        "Having no preference won't get you far, because they'll ask again.",
      ],
    },
    {
      title: 'Seen for what you do',
      says: [
        'This time you answer to {lord}, so being overlooked bothers you more than usual and being noticed does you more good.',
        'Both are useful to know about.',
        "The praise you'd repeat to a friend that night tells you what you've been working for, and the praise you forget tells you nearly as much.",
      ],
    },
    {
      title: 'Under your own name',
      says: [
        'The whole year takes its orders from {lord}, and the order is to stop standing slightly behind other people.',
        "You may notice how much you've done in somebody else's name, because it now feels tight in the shoulders.",
        "What you sign yourself goes better, even where it's worse made.",
      ],
    },
  ],
  moon: [
    {
      title: 'A year that changes with you',
      says: [
        "The planet of your year is {lord}, and it's the fastest of all, so the year doesn't move in a straight line.",
        'What you feel on a given evening counts as news, and your plans have to leave space for it.',
        'A rhythm of about four weeks is easy to spot once you start marking your bad days.',
      ],
    },
    {
      title: 'What keeps you going',
      says: [
        'Much depends this year on {lord}, and the Moon stands for food, sleep, and the people you can be tired with.',
        'Ambitions that ignore those three run out by the middle of the week.',
        "You notice it in small refusals, such as leaving early or answering tomorrow, and they cost you less goodwill than you'd thought.",
      ],
    },
    {
      title: 'The people you look after',
      says: [
        'The year is in the care of {lord}, and it sends you where somebody needs care, yourself included.',
        'You may feel it as a pull toward certain company that has nothing to do with advantage.',
        'Days that matter may look like nothing on a calendar, a nap or a long talk while doing dishes.',
      ],
    },
  ],
  mercury: [
    {
      title: 'A year of asking',
      says: [
        "The year belongs to {lord}, so it's steered by what you find out.",
        "Most of its decisions come down to a conversation, and the best ones to a question that you nearly didn't ask.",
        "You'll notice the pace by your messages, which multiply, and by how many plans exist in two versions.",
      ],
    },
    {
      title: 'Learning something useful',
      says: [
        'Your guide until the next birthday is {lord}, and it wants you to learn a thing you can use the same week.',
        'Big conclusions can wait.',
        "It shows in a new impatience with vagueness, other people's and your own, and in the pleasure you take when a form finally makes sense.",
      ],
    },
    {
      title: 'Getting the words right',
      says: [
        'Everything passes this year through the hands of {lord}, and that means through words.',
        'An agreement written carelessly comes back, and a plain sentence said early saves a month.',
        "You may find yourself as the one who carries news between people who've stopped talking, and it's worth deciding whose side of it to leave out.",
      ],
    },
  ],
  venus: [
    {
      title: 'A year for what you like',
      says: [
        'Running this year is the business of {lord}, and it works by liking.',
        'Effort gets you less than ease does, so the places and people you enjoy are also where things happen.',
        'You notice it when you make a sensible choice that bores you and it comes to nothing within weeks.',
      ],
    },
    {
      title: 'Making peace, at a price',
      says: [
        "Most of what you get this year comes by way of {lord}, and so by way of other people's goodwill.",
        "You're good at getting it, and it's smart to look at what you pay.",
        'Agreement that leaves you cheerful can stand, and the sort that has you composing speeches in the shower ought to be reopened.',
      ],
    },
    {
      title: 'Taste as a compass',
      says: [
        'This year takes its tone from {lord}.',
        "Your taste gets sharper in rooms and clothes and also in company, so what you've merely put up with begins to look ugly.",
        "Spending follows, so the bank statement is a fair record of the year, and it may surprise you by what isn't on it.",
      ],
    },
  ],
  mars: [
    {
      title: 'A year that wants a push',
      says: [
        'The engine of your year is {lord}.',
        'Things start when you start them, and they stall when you wait to be asked.',
        "You can feel it as impatience in the body, in lines and on stairs, and it's better company once it's been given something hard to do.",
      ],
    },
    {
      title: 'One fight worth having',
      says: [
        'The one in command this time is {lord}, and it brings more friction than an ordinary year.',
        'Most of it is small change.',
        "One quarrel is worth your time, and you'll know it by how calm you are when you explain it, while over the others you only get loud.",
      ],
    },
    {
      title: 'Saying no out loud',
      says: [
        'The year is led by {lord}, so what you want comes out faster and with fewer manners.',
        "People who've known you as obliging may need a moment.",
        "It's useful wherever you've been agreeing and then dragging your feet, because an open no takes ten seconds and a disguised one takes weeks.",
      ],
    },
  ],
  jupiter: [
    {
      title: 'A year with more in it',
      says: [
        'You have a generous planet in charge this year, {lord}.',
        'It says yes for you, to invitations and extra helpings and plans with too many people in them.',
        'Most of this does you good, and you notice the limit only when two good things fall on the same evening.',
      ],
    },
    {
      title: 'The larger version',
      says: [
        'What leads you through the year is {lord}, and under it the larger version of any plan looks reasonable.',
        'Sometimes it is.',
        "You're taken more seriously when you ask for the whole amount, and you're also likelier to promise within the hour what can't be done in a month.",
      ],
    },
    {
      title: 'Who believes in you',
      says: [
        'Your year comes under the protection of {lord}, and that protection usually has a human face, somebody with more experience who thinks well of you.',
        'They may not say much about it.',
        "It shows in introductions made without your asking, and it's easy to take them for luck.",
      ],
    },
  ],
  saturn: [
    {
      title: 'A year of fewer things',
      says: [
        'A strict planet has the year, {lord}, and it prefers one finished job to four promising ones.',
        "You may notice early that there's less time than you'd planned with.",
        'Cutting the list feels like defeat for about a week, and after that you sleep better than you have in months.',
      ],
    },
    {
      title: "What you're answerable for",
      says: [
        'The work is handed out this year by {lord}, and you get some that nobody thanks you for.',
        "The useful question each time is whether it's yours.",
        "When it is, you do it well and quietly gain authority, and when it isn't, a short no is respected sooner than you'd expect.",
      ],
    },
    {
      title: 'Slow, and it stays',
      says: [
        'The pace of the year is set by {lord}.',
        "Results come later than you'd like, and they hold.",
        "You notice it in small ways first, in a habit that survives a bad week or a sum that's grown while you weren't looking, and those are better evidence than any applause.",
      ],
    },
  ],
}

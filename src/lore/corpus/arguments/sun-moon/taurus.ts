import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "After all the work you've put into a quiet life, a month of it makes you want a fight.",
      "You only want to have enough and to enjoy it in peace, and you're willing to take years over it (your Sun in Taurus).",
      "But your Moon in Aries only feels alive when it's pushing against something that pushes back.",
      "So when everything's paid for and nothing is wrong, you find yourself in a heated argument with a neighbor about a hedge.",
    ],
    turn: 'What you want takes years to grow, and some restless mood in you wants something to happen by tonight.',
    task: [
      "Find something you can hit or climb, and give it an hour a week this month, before you're in a bad mood.",
      'Go home afterward and do nothing.',
      "A neighbor would get along with you very well if you'd had your fight for the week before anyone mentioned the hedge.",
    ],
  },
  Taurus: {
    opening: [
      "You hold on to what you've got without asking if you still like it.",
      "To build a good life slowly and keep it is your whole ambition, and you've got the patience for that (your Sun in Taurus).",
      "There's no restlessness to get you out of it, since your Moon in Taurus is comforted by the same things in the same places.",
      'An outsider might point out that your couch faces a wall where there used to be a television.',
    ],
    turn: "What you want and what you're used to are the same, so nothing in you ever asks for a change.",
    task: [
      'Let a friend change one corner of your life for a week, such as where the couch goes or what you eat on weeknights.',
      "Don't put anything back until the week is over, and then keep what was better.",
      "People who've wanted to give you things would finally find out what you like.",
    ],
  },
  Gemini: {
    opening: [
      "Having worked for a comfortable place to sit, you can't sit still in it.",
      "You want things that last, a place or a skill that's your own and improves with age (your Sun in Taurus).",
      "But your Moon in Gemini needs news, and when nothing's happening it starts to wonder what's going on everywhere else.",
      "You settle into the good armchair and look something up, and five minutes later you're standing in the hall with your phone, reading.",
    ],
    turn: 'You spend years making a place to settle down, and then you use it mainly to leave from.',
    task: [
      "Invite one person over this month who always knows what's going on, and stay in your seat for the whole of the visit.",
      'Let the news come to you.',
      "People with good stories rarely get a listener who sits still, and they'd be glad to have one in an armchair.",
    ],
  },
  Cancer: {
    opening: [
      "You make life so comfortable for people that they'd feel bad about leaving.",
      'You mean it as a gift, with something in the oven and the bills paid (your Sun in Taurus).',
      "It's also how your Moon in Cancer makes sure of everyone, because it can't be calm while somebody it loves might go.",
      "If a friend you've fed for years mentions a job in Oregon, you say that it sounds wonderful, and that weekend you bake two pies.",
    ],
    turn: 'You build a home for people and you hold on to them, and from outside it looks like the same thing.',
    task: [
      'Help one person this month with something that will take them away from you, such as an application or the packing, and be cheerful about it.',
      "Tell somebody else that you'll miss them.",
      "If they're going, they'll go, and it's a pleasure to come back for pie to a person who helped you leave.",
    ],
  },
  Leo: {
    opening: [
      'You say that you buy things because they last, and you hope somebody gasps.',
      'On paper you want very little, only to be free of debt and have a table for everyone (your Sun in Taurus).',
      "But your Moon in Leo wants to be admired, and it's most at ease when a guest is impressed.",
      'You choose the better fabric and tell people that it wears longer, and then you run your hand over it until someone asks where you found it.',
    ],
    turn: "You choose everything for its quality and you want it noticed, but you've only ever admitted the first.",
    task: [
      "Show something of yours this month to a person who likes beautiful things, and say that you got it because it's gorgeous.",
      "Don't mention how long it'll last.",
      "Your friends keep their gasps to themselves because you seem so practical, and they'd enjoy letting one out.",
    ],
  },
  Virgo: {
    opening: [
      "However much you've got, you keep checking whether it's enough.",
      'Security is something that you know how to make, a little every week for years (your Sun in Taurus).',
      "By now you could stop and enjoy it, but your Moon in Virgo is only calm while it's looking for what could go wrong.",
      'On the first warm evening of the year you put your feet up, look around with real pleasure, and notice a crack in the ceiling.',
    ],
    turn: 'You make yourself a very good place to rest, and hardly anybody gets to see you rest in it.',
    task: [
      "On one evening this month, say out loud that everything's finished, and put whatever you notice after that on a list for the next day.",
      "Don't get up.",
      'The person next to you gets a whole warm evening of your company, with your feet up.',
    ],
  },
  Libra: {
    opening: [
      'You know what you like, until somebody raises an eyebrow.',
      "When you love a thing it's because of how it feels in your hands, and no argument could talk you into it (your Sun in Taurus).",
      'But you can be talked out of it, because your Moon in Libra feels lonely with a preference that no one shares.',
      'You can buy a bright yellow jacket and love it all weekend, and have it back at the store by Tuesday because a friend called it "brave."',
    ],
    turn: "You take months to be sure of what you like, but one person's expression can undo it in a second.",
    task: [
      "Choose one thing this month only by whether you like it, and don't show it to anyone for two weeks.",
      'Then show it without asking for an opinion.',
      'Friends say "brave" because they can tell that you\'re waiting for a verdict, and they\'d much rather just enjoy the yellow.',
    ],
  },
  Scorpio: {
    opening: [
      "A peaceful life is all you've ever wanted, and it makes you suspicious.",
      'A good life in your eyes is quiet and well stocked, with nobody shouting (your Sun in Taurus).',
      "But your Moon in Scorpio trusts only what's been tested, and it thinks that calm usually hides something.",
      "In the middle of the nicest week you've had with somebody, you ask a question that you know will cost you the weekend.",
    ],
    turn: 'You spend months making things calm, and then you have to find out if the calm would hold.',
    task: [
      "If there's a hard question that you need to ask somebody this month, ask it early in the day, with time for a meal afterward.",
      'Ask only that one.',
      "Most of the people you're testing have passed by now, and they'd like to hear so over lunch and have the nice week too.",
    ],
  },
  Sagittarius: {
    opening: [
      "As soon as you've got everything the way you want it, you'd like to leave.",
      "You're after solid things, beginning with a good mattress and some savings (your Sun in Taurus).",
      "Your Moon in Sagittarius, though, feels best on the way somewhere, and when everything's in place, it starts to think that the story's over.",
      'You hang the last picture, admire the room for a minute, and ask a friend about her year in Lisbon.',
    ],
    turn: "You settle in as if you meant to stay forever, but as soon as everything's in place you get restless.",
    task: [
      'Go somewhere new for two nights this month, and bring back one thing that you can plant or hang up.',
      "Tell people when you'll be home.",
      "A friend would be happy to stay at your place while you're away, and it's a very good mattress.",
    ],
  },
  Capricorn: {
    opening: [
      "No occasion has been good enough yet for the nice things you've put away.",
      'A thing worth having takes time, in your view, and you put in the time honestly (your Sun in Taurus).',
      "Pleasure was supposed to come next, but your Moon in Capricorn feels safe only while there's still some of it in reserve.",
      'There may be a bottle of wine at the back of your closet that was too good for the last three weddings.',
    ],
    turn: "You're good at earning a pleasure, and you're even better at saving it for later.",
    task: [
      "Open or use the best thing you've been saving, on an ordinary weekday this month, with the person who happens to be free.",
      "Don't say what it's worth until it's gone.",
      "Anyone can be invited to a wedding, and it's a bigger compliment to be thought good enough for the wine on a Tuesday.",
    ],
  },
  Aquarius: {
    opening: [
      "You keep what you love for good, but you can't stand to feel kept.",
      "When something's yours it's yours for life, whether it's a friend or a frying pan (your Sun in Taurus).",
      'But your Moon in Aquarius needs to feel free, and as soon as somebody counts on it, it looks for the exit.',
      "You call home every Sunday, and if anyone mentions how nice it is that you always call on Sundays, you don't call that week.",
    ],
    turn: "You belong to your people for life, and you'd rather that nobody said so.",
    task: [
      "Tell someone you mean to keep what you'd like to have left alone, such as a morning a week or a certain subject.",
      "Then tell them that you're staying.",
      "They've probably taken your distance for a warning, and they'd enjoy the Sunday calls more if they knew it wasn't one.",
    ],
  },
  Pisces: {
    opening: [
      "You're known for your good sense, and now and then you come home with a cello.",
      'Your goals would fit on a card, and you know what each of them will cost (your Sun in Taurus).',
      "But your Moon in Pisces gets its rest from losing track, in music or in water or in somebody else's troubles.",
      'You set out to buy a bookcase, you hear somebody playing on a corner, and you get back after dark without the bookcase.',
    ],
    turn: 'By day you build things that will stay where you put them, and in your free hours you want to drift.',
    task: [
      'Put one lost hour a week in your budget this month, with a small sum for it and nothing to show afterward.',
      'Take somebody sensible along once.',
      "Sensible people are hardly ever asked to do a thing for no reason, and they'd trust you, cello and all.",
    ],
  },
}

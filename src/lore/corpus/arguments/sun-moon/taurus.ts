import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You're building something to last, and you'd like to kick it.",
      'Your aim is simple and takes years, to have enough, to have it paid for, and to enjoy it in the shade (your Sun in Taurus).',
      "Nothing in that plan was drawn up with your Moon in Aries in mind, which feels well only when it's pushing against something that pushes back.",
      "Give you a peaceful month, and by the end of it there's a fight on about the hedge.",
    ],
    turn: 'What you value takes years to grow, and what you feel would like something to happen by tonight.',
    task: [
      "Find something that can be hit or climbed, and give it an hour a week this month, before you're in the mood.",
      "Go home afterward and look at what you've built.",
      "It's pleasant to live on the other side of the hedge from somebody who has had their fight for the week at the gym.",
    ],
  },
  Taurus: {
    opening: [
      'It would take dynamite to find out whether you still want what you have.',
      "To make a good thing and to keep what you've made is your whole ambition, and you've got the patience for it (your Sun in Taurus).",
      "The comfort you go home to wants exactly the same (your Moon in Taurus), so there's never an argument about staying.",
      'An outsider might point out that the couch faces a wall where a television used to be.',
    ],
    turn: "Because wanting and being comfortable are one and the same with you, nobody's left to ask if it's still any good.",
    task: [
      'Hand a friend the run of one corner of your life for a week, the couch or the weeknight menu, and change nothing back until the week is up.',
      'Keep whatever turned out better.',
      'People who like giving you things would finally find out what you like.',
    ],
  },
  Gemini: {
    opening: [
      "It's enough for you to own a few things, if you can hear about all the rest.",
      "What you're working toward could be touched, a place or a skill that's yours and gets better as it ages (your Sun in Taurus).",
      "Sitting in it, though, your Moon in Gemini wonders what's going on elsewhere, and it gets its rest from headlines and whatever you were about to look up.",
      'That leaves you in the good armchair you saved for, standing.',
    ],
    turn: 'You earn yourself a place to settle, and then you use it as a spot to leave from.',
    task: [
      'Have your news brought in this month, by inviting one person who always knows something, and stay seated for the length of the visit.',
      'Let them have your armchair for it.',
      "Somebody full of stories gets a listener who's sitting down.",
    ],
  },
  Cancer: {
    opening: [
      "You're making a life that nobody could want to leave.",
      "It's a gift and you mean it as one, with the bills paid and something in the oven and somebody there to count on (your Sun in Taurus).",
      "It's also how your Moon in Cancer makes sure of everyone.",
      "If a person you've fed for years mentions Oregon, you don't say a word, but the pie that weekend has a lattice on it.",
    ],
    turn: "The building and the holding on look so much alike that you've seldom had to ask which one you were doing.",
    task: [
      'Help one person this month with something that takes them away from you, a visa form or a ride to an audition, and do it cheerfully.',
      'Put the worry in a message to someone else.',
      "They'll go anyway if they're going, and it's easier to come back for pie to a person who helped with the visa.",
    ],
  },
  Leo: {
    opening: [
      'Everything you have is for comfort, so you say, though it looks very well from the street.',
      'On the face of it your goals are modest, since all you ask for is no debts and a table that seats everyone (your Sun in Taurus).',
      "Your Moon in Leo would add a balcony to wave from, because it's only at ease when somebody's impressed.",
      "You'll pay for the better fabric and tell people it wears longer, and then stroke it, in company, until someone asks.",
    ],
    turn: "You buy for the ages and you hope for a gasp, but you've only ever admitted to the first.",
    task: [
      "Show something of yours to a person who likes beautiful things, and say that you got it because it's gorgeous.",
      'Leave durability out of it.',
      "A gasp is free, and most people have one ready that they've been swallowing because you seemed so practical.",
    ],
  },
  Virgo: {
    opening: [
      "You're after enough, and you keep checking whether it's enough.",
      'Security is something you can make with your own hands, and you do it well, a bit each week for years (your Sun in Taurus).',
      'By any count you could stop and enjoy it, except that the count is kept by your Moon in Virgo, which finds its calm in finding the error.',
      'On the first warm evening of the year, with your feet up, you notice the gutter.',
    ],
    turn: "You've made yourself a very good place to rest, but nobody has ever seen you use the place for that.",
    task: [
      'For one evening this month, declare everything finished in so many words, and put each thing you notice after that on a list for tomorrow.',
      "You're only forbidden to get up.",
      'Anyone sitting next to you gets a warm evening with you in it, and your feet up.',
    ],
  },
  Libra: {
    opening: [
      'Your taste is excellent, and you check it with other people.',
      'What you love you love with your hands, by its weight and its grain, so that no argument could add to it (your Sun in Taurus).',
      'An argument can take away from it, though, because your Moon in Libra feels shut out by a preference nobody shares.',
      'You can adore a yellow wall from Friday to Sunday and have it white again by Tuesday, on account of one guest who said "brave."',
    ],
    turn: 'Your liking for a thing is slow and sure, and it can be spoiled in a second by an eyebrow.',
    task: [
      "Make one choice this month purely by touch or taste, and don't show it to anyone for two weeks.",
      'Then show it without asking what they think.',
      'Guests say things like "brave" when they see that you\'re listening for a verdict, and they\'d rather just be given a drink and a look at the wall.',
    ],
  },
  Scorpio: {
    opening: [
      "Peace makes you suspicious, and it's all you ever wanted.",
      "A good life, as you'd draw it, would be quiet and well stocked, without one raised voice (your Sun in Taurus).",
      "Your Moon in Scorpio can't believe in quiet, and it goes down to the cellar to see what's behind it, because it trusts only what has been tested.",
      "In the middle of the nicest week you've had with somebody, you ask a question that you know will cost you the weekend.",
    ],
    turn: 'You spend months making everything calm, and then you have to find out whether the calm would hold.',
    task: [
      "Put the hard question at the start of a visit this month and early in the day, so there's room afterward for a meal.",
      'Ask only one.',
      "Most of the people you test passed years ago, and they'd enjoy hearing it over dessert.",
    ],
  },
  Sagittarius: {
    opening: [
      'Owning the place would be lovely, if you could be seen off at the gate.',
      "Solid things are your aim, and they start with a good mattress and some money that doesn't move (your Sun in Taurus).",
      "But your Moon in Sagittarius falls asleep best on the way somewhere, and a life with everything in place makes it feel that the story's over.",
      "Just when it's finally as you wanted it, with the last picture up, you can't be found.",
    ],
    turn: 'You settle like someone who means to stay for good, and the sight of it finished makes you look up bus times.',
    task: [
      'Go somewhere new this month for two nights, and bring back one thing to eat, plant, or hang up at your place.',
      "Say where you're going, since it's hardly a secret.",
      "Somebody would look after the place with pleasure, and wave from the gate, if you'd tell them which week.",
    ],
  },
  Capricorn: {
    opening: [
      'No occasion has yet been good enough for the good wine.',
      "You've always known that a thing worth having takes time, and the time you put in is honest (your Sun in Taurus).",
      'It was to be followed by pleasure, which is where your Moon in Capricorn comes in, and it feels safe only while some of the pleasure is still in the cellar.',
      'There may be a bottle down there that has been promoted past three weddings.',
    ],
    turn: 'Earning a pleasure comes naturally to you, and so does keeping it safe from being used.',
    task: [
      "Open the best thing you've been saving on an ordinary weekday this month, with anyone who happens to be free.",
      "Don't say what it's worth until the glasses are empty.",
      'Anyone can be asked to a wedding, and to be thought good enough for a Tuesday is a compliment that people keep.',
    ],
  },
  Aquarius: {
    opening: [
      "You hold on to things, but you can't stand to be held.",
      "What's yours is yours for good, whether it's a house plant or a friend or an opinion about butter (your Sun in Taurus).",
      "But your Moon in Aquarius needs to feel that it's nobody's, and a hand on its sleeve, however loved, makes it look at the exits.",
      "You call every Sunday without fail, and you'd rather nobody counted on it.",
    ],
    turn: "You belong to your own people like a fence post, but you'd like them not to mention it.",
    task: [
      "Tell someone you mean to keep what you'd need left alone in order to stay easy, a morning or a room or a subject.",
      "Then tell them it's for good.",
      'They may have taken the distance as a warning, when it was only how a faithful person manages to call every Sunday.',
    ],
  },
  Pisces: {
    opening: [
      'You know what everything weighs, and you live for what has no weight at all.',
      'Your goals could be written on a card, and you know what each of them costs down to the hinges (your Sun in Taurus).',
      "Your Moon in Pisces has never seen the card, and what rests it is an hour lost in music or water or somebody else's sadness.",
      'You go out with the measurements in your pocket, and you come home at dusk with a secondhand cello.',
    ],
    turn: 'By daylight you put up things that will stand, and after dark you go where nothing stands still.',
    task: [
      'Put a lost hour into the budget this month, one a week, with a small sum for it and no result expected.',
      'Take somebody sensible along once.',
      "Sensible people are hardly ever invited to do a thing for no reason, and they'd trust you about the cello because you're so sound on hinges.",
    ],
  },
}

import type { DayThoughts } from '#lore/authored.ts'

export const saturnToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'Someone may lower their voice because you did.',
        'The Moon in your first house shows every feeling on your face, and these weeks Saturn lets it show only one at a time.',
        "What others see is someone who's moved and still standing, which makes them braver with their own troubles.",
      ],
      task: "Stay next to someone who's upset for ten minutes, say very little, and don't look at your phone.",
    },
    2: {
      says: [
        'Having enough in the house settles your nerves better than any pep talk.',
        'The Moon in the second house feels safe when it can see supplies, and Saturn these weeks is good at laying them in without panic.',
        'You may find that three months of plain necessities cost less than one month of consoling yourself.',
      ],
      task: 'Set aside a small fixed sum for bad days, and give the account or the jar that name.',
    },
    3: {
      says: [
        'A regular contact does you more good than an exciting one.',
        "With the Moon in your third house you need to hear familiar voices, and Saturn turns that into an arrangement, so you needn't wonder whether you're disturbing anyone.",
        'Somebody who never calls may turn out to be glad of a fixed day.',
      ],
      task: 'Agree on a regular time to talk with a sibling, a neighbor, or an old friend.',
    },
    4: {
      says: [
        'You may catch yourself liking the sound of the lock.',
        'The Moon in this house looks for shelter, and Saturn supplies what shelter consists of, a lock that works, a paid bill, and a person who keeps the time they named.',
        'You may catch yourself not listening for trouble.',
      ],
      task: 'Fix or renew one thing that makes your home safer, and then leave the subject alone.',
    },
    5: {
      says: [
        'Quiet pleasures last longer than loud ones at the moment.',
        'The Moon in your fifth house wants to play whenever it feels like it, and Saturn gives it games with patience in them, such as a long novel, a puzzle, or teaching a child to whistle.',
        'Boredom comes up once, and then it passes.',
      ],
      task: 'Begin something playful that takes at least a month, and do only the first small piece.',
    },
    6: {
      says: [
        'Your body responds well to being treated sensibly.',
        'With the Moon in the sixth house your moods follow your meals and your sleep, and these weeks Saturn keeps both at decent hours without making a religion of it.',
        "People who share your days notice that you're less easily thrown.",
      ],
      task: "Eat one proper meal sitting down, at the hour when you're usually too busy for it.",
    },
    7: {
      says: [
        "Somebody's constancy comforts you, although they'd never call it that.",
        "The Moon in your seventh house needs one person to be in the same mood tomorrow, and Saturn has sent you that, or shows that it's been there for some time.",
        'Their tenderness may look like jumper cables and a packed lunch.',
      ],
      task: 'Let a practical gesture count as affection, and say so to the person who made it.',
    },
    8: {
      says: [
        'An old fear is smaller once somebody else has seen its paperwork.',
        'Your Moon in the eighth house worries about what could be taken away, and Saturn these weeks is willing to read the terms aloud with you.',
        'Most of what you dreaded turns out to have a date and a limit.',
      ],
      task: "Open the document you've been avoiding with somebody sensible beside you.",
    },
    9: {
      says: [
        "There may be one sentence that you'd still believe on a bad day.",
        "The Moon in the ninth house feels at home in a thought or a faraway place, and Saturn tests which of them you'd still trust on a bad day.",
        "One of them passes, and it's the simple one.",
      ],
      task: 'Reread a page that once got you through something, and mark the sentence that did it.',
    },
    10: {
      says: [
        'You may say something kind in front of everyone and not have to take it back.',
        'With the Moon in your tenth house people sense your feelings even in official matters, and Saturn gives those feelings a good posture these weeks.',
        "Someone in a difficult position may come to you because you'll neither gossip nor gush.",
      ],
      task: 'Check on one person at work or in your field whose bad week nobody has mentioned.',
    },
    11: {
      says: [
        'An old friend may have no news, and you stay for two hours.',
        "The Moon in your eleventh house wants to belong without passing an examination, and with Saturn's help you see who has never set one.",
        "They don't have much news, and they've known you in worse shape.",
      ],
      task: 'Suggest a standing date to your oldest friends, once a month, same place, no theme.',
    },
    12: {
      says: [
        "Being alone rests you, because this time it has an end you've chosen.",
        "The Moon in the twelfth house withdraws when it's full, often without telling anybody, and Saturn these weeks makes a timetable out of that.",
        'Those who love you find it easier to wait when they know until when.',
      ],
      task: "Tell the people who might worry when you'll be unavailable and when you'll be back.",
    },
  },
  presses: {
    1: {
      says: [
        "Somebody may think twice about hugging you just when you'd give a lot for it.",
        'The Moon in your first house expects people to read its face, and these weeks Saturn has put a lid on the face.',
        'They see composure, so they may leave you to it.',
      ],
      task: "Put one feeling into words for somebody who thinks you're fine, since your face isn't saying it.",
    },
    2: {
      says: [
        'There may be two bags of rice at home, and a third in your hand.',
        'With the Moon in the second house comfort comes from having things near at hand, and Saturn makes every shelf look half empty to you for a while.',
        "The worry is about being looked after, and it won't be settled by checking the balance again.",
      ],
      task: "Go through the whole month on paper once, and then don't look at the account for two days.",
    },
    3: {
      says: [
        'A message can have the time and the place in it and no temperature at all.',
        'The Moon in this house listens for warmth in the smallest exchange, and Saturn strips messages down to the information.',
        'You answer in the same style, and now there are two people who feel dismissed.',
      ],
      task: "Add one warm sentence to a practical message, even if the other person didn't.",
    },
    4: {
      says: [
        'Home asks more than it gives back at present.',
        'Your Moon in the fourth house comes home to be looked after, and Saturn hands it a list at the threshold these weeks.',
        "It helps a little to see that everyone there thinks they're the one who's holding it together.",
      ],
      task: 'Ask each person at home or in the family for the one duty they mind most, and name yours.',
    },
    5: {
      says: [
        'Somebody may tell you to smile, and mean well.',
        "The Moon in the fifth house feels loved when it's having fun with somebody, and Saturn makes fun feel like a duty with a start time.",
        "Being serious for a while doesn't spoil the party, and pretending does.",
      ],
      task: "Turn down one cheerful occasion in favor of something quiet that you'd actually enjoy.",
    },
    6: {
      says: [
        "Missing a bus may nearly make you cry, and it isn't the bus.",
        "With the Moon in your sixth house you take care of everybody's daily needs by instinct, and Saturn these weeks draws the line that you didn't.",
        'The first small failure, a missed bus or a burned pan, may bring tears out of proportion.',
      ],
      task: 'Cut your plans for the day by a third before you begin, beginning with what you do for others.',
    },
    7: {
      says: [
        'If you ask somebody how they are, the answer may be a schedule.',
        'The Moon in the seventh house needs to be answered in kind, and Saturn these weeks brings you answers about schedules.',
        'They may be worried themselves and trying not to hand you the worry.',
      ],
      task: "Ask someone close whether they're carrying something, and offer no solution when they tell you.",
    },
    8: {
      says: [
        'You may want somebody to call, and let it ring when they do.',
        'Your Moon in the eighth house trusts slowly and completely, and under Saturn it checks the locks instead of asking for company.',
        'Nobody can tell the difference between your privacy and a no.',
      ],
      task: "Tell a person you trust what kind of help you'd accept, before you know whether you'll want it.",
    },
    9: {
      says: [
        "The place you'd like to be is somewhere else, and you can't go at the moment.",
        'The Moon in this house breathes easier with a horizon in view, and Saturn has filled these weeks with things that have to be done on foot.',
        'You may be hard on the people who seem content here.',
      ],
      task: "Walk to the farthest point you can reach and come back by a way you don't know.",
    },
    10: {
      says: [
        'You may hold a straight face so well that people think you disapprove.',
        "With the Moon in the tenth house a dip in mood is visible from the street, and Saturn makes you hold it together until you're wooden.",
        "Others take the stiffness for disapproval of what they've done.",
      ],
      task: "Let somebody whose work you depend on know that you're tired and that it isn't about them.",
    },
    11: {
      says: [
        'You may look at a quiet phone and decide what it means.',
        "The Moon in the eleventh house measures belonging by who reaches out first, and these weeks nobody does, because they're all as busy as you are.",
        'Saturn has thinned out the dates and left the friendship where it was.',
      ],
      task: 'Make the first move toward a friend twice in a row without mentioning whose turn it was.',
    },
    12: {
      says: [
        "Something may make you sad for a minute, and you can't say what it was.",
        "Your Moon in the twelfth house stores what it couldn't deal with at the time, and Saturn these weeks brings it up one item after the other.",
        "You may be short with people who try to cheer you up, since it isn't asking for cheer.",
      ],
      task: 'Sit with one sad song or picture to the end, by yourself, and then do something ordinary.',
    },
  },
}

import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToJupiter: DayThoughts = {
  eases: {
    1: {
      says: [
        "People may be smiling before you've said what's funny.",
        'With Jupiter in the first house, you take up room cheerfully, and you have something to say with it.',
        'A tired cashier may laugh, and so may somebody behind you in the line.',
      ],
      task: "Say something kind and unnecessary to a person who's working while you aren't.",
    },
    2: {
      says: [
        'The first figure you think of is probably too modest for once.',
        "Money comes and goes easily where your Jupiter sits, since you trust there'll be more, and so you tend to leave the asking to others.",
        'Mercury asks.',
        'The worst they can do is say no and think of you as somebody who knows what things are worth.',
      ],
      task: "Ask for a little more than you'd planned to, for work or for something you are selling.",
    },
    3: {
      says: [
        'Good news travels well through you.',
        "In the third house Jupiter can't keep a pleasant thing to itself, so it's you who tells the whole hallway that the bakery is reopening or a neighbor's niece passed her test.",
        'Mercury gets the details right this time.',
        'People start bringing you theirs, and you know your own street better by dinner.',
      ],
      task: "Pass on one piece of good news about somebody to a person who'd be glad to hear it.",
    },
    4: {
      says: [
        "There's room at your place for one more person and a longer conversation.",
        'Jupiter is generous at home with food, floor space, and unasked advice, while Mercury makes an invitation sound like no trouble at all.',
        "It doesn't have to be tidy.",
        'The guests who matter to you are coming for the talk, and they know about the hallway.',
      ],
      task: 'Invite somebody over for something simple, on a date you name right away.',
    },
    5: {
      says: [
        "A story you've told before comes out better than it ever happened.",
        'Jupiter plays to the back row in this house with a bit of arm, while Mercury has found the sentence to end on.',
        'A listener of any age will want it again.',
        'Let them ask, since a good showman never offers.',
      ],
      task: "Tell your best story to someone who hasn't heard it, and stop right after the funniest line.",
    },
    6: {
      says: [
        "There's an easier way through the boring work, and somebody you see regularly may know it.",
        'Jupiter would like your routine to have some meaning in it, a lot to ask of laundry, but it does respond to improvement.',
        'Mercury gets you talking with the colleague whose days always seem shorter than yours.',
        "If they've found a shortcut, they'd love to be asked about it.",
      ],
      task: 'Ask a person who seems less rushed than you how they handle the task you like least.',
    },
    7: {
      says: [
        'You take someone at their best, and they rise to it almost at once.',
        "Partners look promising to your Jupiter in this house, and you've been let down by a few of those promises, so lately you've kept the optimism quiet.",
        'Said aloud it becomes useful.',
        "They hadn't known that anyone was expecting good things from them in particular.",
      ],
      task: "Tell one person what you think they could do that they haven't tried yet.",
    },
    8: {
      says: [
        'Trust, extended in words, comes back with something attached.',
        "You can be easy about what's shared and owed, thanks to Jupiter in the eighth house, and others may have told you it's naive.",
        'Mercury checks the terms while you stay easy, a good combination.',
        'The other side stops looking for the trap and makes a better offer.',
      ],
      task: "Propose terms to somebody that favor them slightly, and say that you've noticed.",
    },
    9: {
      says: [
        'A plan too large for the month is the right size for a conversation.',
        "Jupiter in its own kind of house looks at a map and sees invitations, and with Mercury helping you can tell which one's real.",
        'Someone you mention it to has been there, or has a cousin there, and knows which season to stay away.',
      ],
      task: "Describe the trip or course you dream about to someone who's done it, and ask what it cost them.",
    },
    10: {
      says: [
        'You can speak above your station and be taken seriously.',
        'Jupiter has an eye on the top in this house, and it has always thought the ladder had a few rungs too many.',
        'A short message to somebody far ahead of you may be answered the same day, since people up there get plenty of requests and very little curiosity.',
      ],
      task: 'Write to someone whose work you admire, with one question that they alone could answer.',
    },
    11: {
      says: [
        'A wish said in front of friends picks up hands on the way.',
        'The eleventh house is where your Jupiter keeps its luck, which is other people, and it forgets to use it because asking feels so much like boasting.',
        'Mercury makes the ask sound like a plan.',
        'Somebody always owns a van.',
      ],
      task: 'Tell your friends about something you hope to do this year, and ask who knows anyone who could help.',
    },
    12: {
      says: [
        "Hope comes back while you're alone, without being talked into it.",
        'Jupiter guards you from inside in the twelfth house, so your luck often looks like a change of mind that nobody saw, such as not getting on the bus.',
        'Mercury puts the thing into a sentence you can keep.',
        'It sounds small when you say it, and it holds.',
      ],
      task: "Write down one thing that went right lately for no reason, and one that you'd like to go right next.",
    },
  },
  presses: {
    1: {
      says: [
        'Your enthusiasm makes promises in the name of the rest of you.',
        'Jupiter in this house says yes with its entire face, and Mercury adds a date and a time before anybody has asked for one.',
        'They were only being polite.',
        "Now they're expecting you, and so is the other party who got the same face an hour ago.",
      ],
      task: "Answer the next tempting request by saying that you'll check first, and then check.",
    },
    2: {
      says: [
        'A discount makes you richer on paper and poorer in fact.',
        "With Jupiter in the second house, you believe that there'll be enough, and six of something you needed one of can pass for thrift.",
        "There's only so much room in any closet for savings.",
        'The extra five will say so every time you move them.',
      ],
      task: 'Buy the single thing you came for in the smallest size, whatever the second one costs.',
    },
    3: {
      says: [
        'What began as a quick reply now has paragraphs.',
        'Your Jupiter has room in its mind for all the connections between one thing and another, and Mercury wants each included, in order, with the exceptions.',
        'Readers scroll to see how long a thing is.',
        "They mean to answer it properly when they've got time, and that may be the end of it.",
      ],
      task: 'Cut your longest message to the one sentence that needs an answer, and send that.',
    },
    4: {
      says: [
        'Everyone at home could profit from your advice, and no one has asked for it.',
        'With Jupiter in the fourth house, you like to give advice at home, and you may just have read an article.',
        'A younger relative listens with the expression of somebody waiting for a train.',
        'They might have kept the story of how you got it wrong.',
      ],
      task: 'Keep one good piece of advice from a relative or roommate until they ask for it twice.',
    },
    5: {
      says: [
        "You may have scheduled four kinds of fun where there's time for two.",
        'Jupiter in the fifth house hates to leave any pleasure out, and Mercury is able to prove on a map that the third is on the way to the fourth.',
        "You arrive everywhere cheerful and late, already looking past people's shoulders.",
        'Somebody may have saved you a seat.',
      ],
      task: 'Drop the second-best plan for your free time, and stay to the end of the best one.',
    },
    6: {
      says: [
        "You're apt to design a better life, and it always starts at dawn.",
        "With Jupiter in the sixth house, you'd rather start over than repair, and you have a color for each of the new habits.",
        'By the third line it requires another person, one with better knees.',
        'The old routine, meanwhile, was about one small fix away from working.',
      ],
      task: 'Change a single thing about your daily routine, and leave the other improvements on paper.',
    },
    7: {
      says: [
        'You may have agreed on the big picture with someone, but each of you has a different one on the wall.',
        'Jupiter signs generously in the seventh house, on trust and with a flourish, and Mercury is the one who has to ask which weekend.',
        'It feels petty to raise it.',
        "It'll feel a lot pettier on the day, when only one of you is standing there.",
      ],
      task: "Ask somebody you've made a loose plan with for the three dull details you both skipped.",
    },
    8: {
      says: [
        'Terms that sound generous deserve to be read by someone in a worse mood than yours.',
        'Where things are shared or borrowed your Jupiter expects the best, and a fluent salesman or a fond relative can talk it into more than it can carry.',
        'Mercury stumbles over one word in the middle.',
        "That word is worth the afternoon it'll cost you to look up.",
      ],
      task: 'Ask for one day before you agree to lend, borrow, or split anything, and take the whole day.',
    },
    9: {
      says: [
        'You know a little about something, and it has begun to sound like everything.',
        'Jupiter gives lectures in the ninth house, good ones as a rule, and Mercury pressing on it leaves out the word perhaps.',
        "Your listener may happen to come from the place you're explaining.",
        "They'll let you finish out of courtesy, which won't help.",
      ],
      task: "Ask one person what you've got wrong about a subject you're confident in, and don't defend yourself.",
    },
    10: {
      says: [
        'One word in how you describe your work is half a size too big.',
        "Ambition is generous with titles when Jupiter stands so high, and it isn't lying exactly, since you mean to grow into the word by fall.",
        'Mercury asks what it means, with people listening.',
        "The plainer word would've been impressive enough, and you could have relaxed.",
      ],
      task: "Replace the grandest word in something you've written about yourself with what you do on an ordinary day.",
    },
    11: {
      says: [
        "If your name is on five lists, it's because nobody asks you without getting a yes.",
        'Jupiter in this house likes every club at first sight and the newsletter of each for about a month.',
        'Mercury sends all five meeting links at once.',
        'Two of the groups would go on happily without you, and one would be glad of the seat.',
      ],
      task: "Leave one group you've stopped enjoying, with a single friendly line and no promise to return.",
    },
    12: {
      says: [
        'Not worrying can be a pleasant way of not looking.',
        "Jupiter in the twelfth house trusts that things are being taken care of offstage, and it's right more often than is good for you.",
        'Mercury brings it up anyway.',
        "It's probably a smaller matter than you fear, though it may have wanted an answer last week.",
      ],
      task: "Deal with the one matter you've been trusting to sort itself out, even if you only find its date.",
    },
  },
}

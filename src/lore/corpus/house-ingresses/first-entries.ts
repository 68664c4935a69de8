import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

export type IngressBody =
  | 'sun'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'chiron'

/** Wordings for a body that enters a house in direct motion. */
export const houseIngresses: Record<IngressBody, Record<House, Wording[]>> = {
  sun: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} the lamp swings around to you, and there it stays for about a month{ref}.',
          "Put your own sleep, face and first steps at the top of the page, ahead of anyone's errands.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A month of turning up in person begins {on}{ref}.',
          'Go where you would usually send a message, and introduce yourself by what you like before what you do.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'For about four weeks the day may be arranged around you, and {on} you can try the first hour of it{ref}.',
          'Eat when you are hungry, wear what you can run in, and say I will instead of I might.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your belongings and your earnings move to the middle of the table for a month{ref}.',
          'Spend the first hour of it with the statements, a pencil and something good to eat.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "What you are worth, in coins and otherwise, becomes the month's subject {on}{ref}.",
          'Name one thing you do well, and ask a fair return for it before the next four weeks are over.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} a month begins that tastes of what is really in the house{ref}.',
          'Cook the cupboards down to the last can, then fill them again with fewer and better things.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          '{on} a talkative month starts, close to your own door{ref}.',
          'Learn the names along the stairs or the street, answer the short messages, and read on the bus with a pencil in hand.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your voice wants daily use for a month, and {on} it clears its throat{ref}.',
          'Write a page each morning, read it aloud once, and say good morning to a sibling or a neighbor.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your daily paths are lit for some four weeks, beginning {on}{ref}.',
          'Walk one of them at another hour, greet twice as many people as usual, and write down at night what you overheard.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the light goes home, and for some four weeks the kitchen is where you are most yourself{ref}.',
          'Cook something from an old card, and cancel one appointment that keeps you out late.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The root of things asks for its yearly month {on}{ref}.',
          'Look through one box of photographs, and call whoever can still tell you the name of the dog.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the month turns its chair toward the fire, or whatever you have that is warm{ref}.',
          'Get one room finished, down to the picture hook, and spend the first quiet evening in it by yourself.',
        ],
      },
    ],
    5: [
      {
        view: 'crowd',
        sentences: [
          '{on} you are let out to play, and the whistle is a month away{ref}.',
          'Plan one thing per week that has no use at all, and be seen enjoying it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A month for showing what delights you opens {on}{ref}.',
          'Make something with your hands, flirt in good faith, and let a child or a clown choose the game.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A month with paint on its sleeves arrives {on}{ref}.',
          'Make one thing from beginning to end that you will not photograph, and leave it out for whoever passes the table.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} your attention rolls up its sleeves, and keeps them rolled for the month{ref}.',
          'Choose one daily routine to put in order, and be content with a small improvement each day.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The upkeep of body and bench comes first for some weeks, beginning {on}{ref}.',
          'Stretch before breakfast, sharpen one tool, and finish at an hour you have written on the wall.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the working day itself comes under the lamp, and a month is allowed for looking{ref}.',
          'Change the order of two tasks, the height of the chair, or the time of the last reply.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} the other person comes into the light, and a month of looking across the table begins{ref}.',
          'Ask how the arrangement between you feels from their chair, and hear it to the end.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'For about a month you see yourself best in company, and {on} the mirror is hung{ref}.',
          'Choose one thing you would do alone and do it as two.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You get further arm in arm than alone in the month that opens {on}{ref}.',
          'Let yourself be introduced by someone who admires you, and do as much for them at the next door.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          '{on} you step into the month of what is held in common{ref}: joint bills, loans, keys, confidences.',
          'Go over one of them with the person who has the other half.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'For four weeks or so the interesting things lie under the surface, and {on} you lift the first board{ref}.',
          'Tell someone safe a matter you usually skip, and leave it at that.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a month begins that is good for second conversations{ref}, the kind held after the guests have gone.',
          'Pick one person, turn the music down, and go back to what was broken off.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} a window to the far side opens, and it stays open for a month{ref}.',
          'Begin the thick book, the foreign verbs, or the plan for a trip, and set aside two evenings a week.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Curiosity about how others live takes the wheel {on} and keeps it in hand for about thirty days{ref}.',
          'Eat somewhere whose menu you cannot read, and ask.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Someone from another place, trade or generation makes the better companion for a month, starting {on}{ref}.',
          'Ask to be taken along to something that they find ordinary.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} you come up onto the roof for a month, where what you do can be seen{ref}.',
          'Choose the piece of work that should carry your name, and give it your freshest hours.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The question of what your work is for stands in full light {on}{ref}, and will not leave for some weeks.',
          'Tell somebody who counts which task you hope to be handed.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you are easier to pick out from a distance, and will be for some thirty days{ref}.',
          'Dress for the post after next, be there before the doors open, and learn the name of whoever lets you in.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} a month of friends begins, the kind where your chair is part of a circle{ref}.',
          'Call the group that has not met in ages, and offer your table or at least a date.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your hopes get their yearly month in good light, starting {on}{ref}.',
          'Write three of them down, and show the list to people who know how to laugh with you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The month that opens {on} has more seats than usual{ref}.',
          'Put two sets of friends into one evening, give them something to peel or to carry, and let them work out what they have in common.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} the year dims its lamp for you, and for about a month rest is the real work{ref}.',
          'Say no to one noisy thing a week, and go to bed with an unfinished thought.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A quiet month before your next beginning sets in {on}{ref}.',
          'Put away what is over, walk without headphones, and give half an hour a day to being nobody in particular.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the pulse of things slows for you, and takes a month over it{ref}.',
          'Sleep an hour more on the near side of midnight, swim where it is deep enough to be quiet, and cancel what you agreed to out of pride.',
        ],
      },
    ],
  },
  mercury: {
    1: [
      {
        view: 'crowd',
        sentences: [
          '{on} your thoughts take the seat right behind your eyes, for three weeks or so{ref}.',
          'You speak before you are asked, so let the first sentence be a question about the other person.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Fidgeting hands and a ready answer are yours for the next weeks, starting {on}{ref}.',
          'Carry a notebook, tell people plainly what you think, and hear how it sounds.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'For some three weeks you know your mind while you are speaking it, and {on} the first sentence is ready{ref}.',
          'Say the decision aloud before breakfast, and find out whether you still like the sound of it at lunch.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your mind starts counting, and goes on for several weeks{ref}.',
          'Read the small print of one thing you pay for, compare two prices, and write down what you call enough.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Talk about fees, wages and worth flows better for some weeks, as you may find {on}{ref}.',
          'Draft the sentence in which you say what an hour of you costs.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a few weeks set in that like an inventory{ref}.',
          'List what you can do, what it took to learn and what people thank you for, and have the list by you at the next talk about money.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{on} your thoughts come home to their own street, and for some weeks the messages fly{ref}.',
          'Answer within the day, in short lines, and walk the letters to the box.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Three or four weeks of chatter begin {on}{ref}, on landings, on platforms, in the line for bread.',
          'Clear up a small misunderstanding with someone nearby while talking is this cheap.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} errands begin to come with conversations attached, and go on so for weeks{ref}.',
          'Leave ten minutes earlier than you need to, carry stamps, and let the long way past the market be your reading room.',
        ],
      },
    ],
    4: [
      {
        view: 'memory',
        sentences: [
          '{on} your mind goes down to the archive at home, and it will be a few weeks sorting{ref}.',
          'Ask an older relative or friend one question you have never asked, and write down the reply.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Talk moves into the kitchen {on} and remains there for some weeks{ref}.',
          'Discuss the keys, the noise or the broken drawer over soup, while nobody is standing up.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} what has to be said under your own roof begins to find its words{ref}.',
          'You have three weeks for it: put it in a note, read it as though you had found it on the fridge, and say the friendlier half aloud.',
        ],
      },
    ],
    5: [
      {
        view: 'friendship',
        sentences: [
          "{on} your wits go out to play, and they have three weeks' leave{ref}.",
          'Learn a card trick, write a silly verse, and play a word game with somebody younger than you.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Flirting becomes mostly a matter of good lines {on}{ref}, and stays so for some weeks.',
          'Send a joke instead of a heart, and answer the reply with a better one.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your mind starts to doodle, and keeps at it for three weeks{ref}.',
          'Let it: draw the problem as a comic strip, rhyme the minutes, and leave a wide margin, where the good idea tends to turn up.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} your head takes over the workbench, and for several weeks lists are a pleasure{ref}.',
          'Write down how you do the daily thing, step by step, and strike out the fourth step.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A few weeks of sensible notes to yourself begin {on}{ref}.',
          'Record what you eat, when you sleep, and which task tires you, then change one line according to the evidence.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Small improvements occur to you one after another for some weeks, beginning {on}{ref}.',
          'Put each on a slip by the kettle, test one per working day, and throw out whichever you have forgotten by Friday.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} thinking becomes a thing for two, and for the coming weeks your best ideas need a reply{ref}.',
          'Sit across from someone and say the unclear part out loud.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Negotiations come into season {on}{ref}, for three weeks and a little.',
          'Before you state your side, say theirs back in your own words, and write the agreement in simple words.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "{on} somebody else's way of putting things turns contagious, and stays so for weeks{ref}.",
          'Borrow a phrase of theirs, hand over one of yours, and write something in which nobody can tell who wrote which.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          '{on} your mind takes an interest in what is shared and seldom said{ref}, and will be at it for weeks.',
          'Ask the plain question about the joint account, the lent tools or the old promise.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Thoughts go down a flight of stairs {on} and work there for three weeks or more{ref}.',
          'Read something that explains what people hide, and put one secret of your own into a sentence.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the footnotes become more interesting than the text, for three weeks or a bit more{ref}.',
          'Read the contract to its end, look up who owned the thing before, and ask one question that begins with why.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} the reading list changes for some weeks, from the local paper to the atlas{ref}.',
          'Take up a language, a theory or a long essay, and explain it on Fridays to whoever is kind.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Far places become easy to think about {on}{ref}, and stay so for a few weeks.',
          'Write to the school, the cousin abroad or the ferry company with your first practical question.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "{on} you catch yourself thinking in other people's proverbs, and some weeks of it lie ahead{ref}.",
          'Swap one with a colleague from elsewhere, have the joke in it explained, and use it at home as though it had always been yours.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} what you say starts counting in public, and it does so for three weeks and a bit{ref}.',
          'Send the clear summary, ask for the talk, and put your name under your sentences.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Talk of your work makes the rounds more easily for a while, and {on} you may begin it{ref}.',
          'Tell one person outside your trade what you do, in words their aunt would follow.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the name of what you do comes up for revision, and the file stays open for weeks{ref}.',
          'Write three versions of the line beneath your name, and use the one that makes you stand up straight.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} the group chat wakes up in you, and several sociable weeks lie ahead{ref}.',
          'Suggest the date, collect the answers, and pass on the idea that needs more heads than one.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your plans think better in a circle for a few weeks, beginning {on}{ref}.',
          'Bring half an idea to people who share the interest, and go home with a whole one.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Notes passed around a table go further than memos in the weeks that begin {on}{ref}.',
          'Send the unfinished version, with room for scribbles, and thank by name whoever crosses out the most.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} your thoughts lower their voices for a few weeks{ref}.',
          'Leave a notebook on the pillow, answer mail a day later than usual, and let unfinished ideas lie where they are warm.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Talking less turns into a relief {on}{ref}, and the relief has some weeks to run.',
          'Write pages nobody will read, and notice which worry comes up three mornings in a row.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old conversation starts to replay at the back of your mind, and it has some weeks to say why{ref}.',
          'Give it the last minutes of the day and a sheet of paper, and reply to nothing before you have slept.',
        ],
      },
    ],
  },
  venus: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} you begin to like your own outline, and the liking has three or four weeks{ref}.',
          'Wear the good things on ordinary days, and say thank you to a compliment without handing it back.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Charm sits on you like a well-cut jacket for some weeks, and {on} you put it on{ref}.',
          'Ask for the small favors you usually do without, and smile first.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} some weeks begin in which your manner does half the asking{ref}.',
          'Greet before you request, wear the thing that somebody dear once gave you, and leave a little before you are missed.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your taste moves in with your purse for a few weeks{ref}.',
          'Buy one thing that will still please you in ten years, and sell or give away one that never did.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The pleasure of owning little and liking it starts {on}{ref}, with several weeks to settle in.',
          'Oil the board, polish the boots, and find out what it is you never tire of.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A taste for the real thing wakes {on} and stays up for weeks{ref}: butter, linen, a pen with weight.',
          'Have less of each, and use it on a day with nothing to celebrate.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          '{on} the small talk turns sweet, and goes on so for three weeks or so{ref}.',
          'Praise the baker, write a card by hand, and make peace with a sibling or neighbor in passing.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Kind words come to you on sidewalks and in short messages for some weeks, as you can test {on}{ref}.',
          'Send one a day, to somebody new each time.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the street you live on starts to please you, and for some weeks it shows{ref}.',
          'Compliment a balcony, learn one bird by its voice, and take a visitor around by the way you never show.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} affection comes indoors for some weeks, and looks about for a vase{ref}.',
          'Paint one wall or lay one cloth, and ask someone dear to eat with you while the paint dries.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Home becomes a place to be fond of again, beginning {on}{ref}, for three or four weeks.',
          'Hang the picture of those you come from where you will see it when you make coffee.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'The people you live with, or the quiet you live with, would like some weeks of courting, and {on} you can begin{ref}.',
          'Make the bed as in a good hotel, put a flower by it, and be home when you said.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} the season of courting opens, and you have a few weeks of it{ref}.',
          'Dress up for no one in particular, dance with somebody in particular, and leave a note where it can be found.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Delight is the order of the coming weeks, signed {on}{ref}.',
          'Go to a concert, take up the paints, and let your enjoyment be visible to the back row.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} pretty becomes a sufficient reason, and will be one for some weeks{ref}.',
          'Use the expensive paper, sing the high part, and put off the question of what it is good for.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} your daily round asks to be made pleasant, and there are weeks to do it in{ref}.',
          'Put flowers by the sink or the screen, and thank a person whose work you usually only notice when it fails.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Looking after yourself becomes a courtesy {on}{ref}, and stays one for several weeks.',
          'Choose the good soap, the slow walk and a lunch you can taste.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A few weeks open {on} in which chores go better in company{ref}.',
          "Fold the wash to the radio, trade your ironing for somebody's letters, and eat lunch off a real plate.",
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} fondness takes the chair opposite and keeps it for three weeks or longer{ref}.',
          'Tell the person who sits there what they do well, and let them choose the film.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Fairness comes easily between two for a few weeks, and {on} you can already feel the ease{ref}.',
          'Settle who does what, pleasantly, while you are both inclined to round up.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} it gets easier to be charmed out of a grudge, and the ease has some weeks to run{ref}.',
          'Let it happen once, with a smile, and return the favor by forgetting who began.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          "{on} affection goes below the surface and has some weeks' business there{ref}.",
          'Say the tender thing you usually joke about, in low light, to someone who can keep it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Sharing grows warmer and more particular {on}{ref}, for a stretch of weeks.',
          'Agree on what is yours, mine and ours, and buy something small for the third shelf.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'For some weeks you grow fond of what others overlook, and {on} you find the first of it{ref}.',
          "Turn it over, a scar with a story, a bitter tea, somebody's silence, and keep to yourself what it does to you.",
        ],
      },
    ],
    9: [
      {
        view: 'crowd',
        sentences: [
          '{on} your taste packs a bag for a few weeks{ref}.',
          'Go to the foreign film, fall a little for an accent, and cook from a book whose pictures you do not recognize.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Learning becomes a form of love affair {on}{ref}, with three or four weeks to enjoy it.',
          'Choose a subject because it is beautiful, and a teacher because you like the voice.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a few weeks set in that go well with visitors{ref}.',
          'Ask the one from farthest off to bring a song, play one of yours, and hunt together for a word that neither language has.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} your work puts on a good shirt, and wears it for the coming weeks{ref}.',
          'Smooth the presentation, thank people by name, and be visible at the thing with the small sandwiches.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Being liked opens doors in your calling for some weeks, and {on} you may try the first handle{ref}.',
          'Ask for what you want there in a friendly tone, and mention what pleased you first.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Grace counts in public for the next weeks, and {on} you may step out with it{ref}.',
          'Hold the door for a rival, clap for a colleague longer than politeness requires, and be the first to pronounce a difficult name correctly.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} you begin to be in love with a whole circle, for three weeks at least{ref}.',
          'Organize the picnic, sit by the one you know least, and tell an old friend why you kept them.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Pleasure multiplies in groups for a while, as you may notice {on}{ref}.',
          'Join the choir, the team or the book club while these few weeks make every seat a good one.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} liking begins to run along the whole table, for three weeks or more{ref}.',
          'Seat the shy one between two kind ones, and let one friendship have an evening to itself.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} affection withdraws to a quiet room for some weeks, to your benefit{ref}.',
          'Keep an evening for music alone, and love somebody without telling them yet.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Tenderness goes unannounced for three or four weeks, starting {on}{ref}.',
          'Do one secret kindness, forgive an old flame in your own head, and rest where there is something lovely to look at.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Some weeks of fond looking back begin {on}{ref}.',
          'Read a few old letters without answering them, play the record to its end, and wish whoever it was well, wherever they live now.',
        ],
      },
    ],
  },
  mars: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} the motor under your ribs starts up, and it runs for six weeks or so{ref}.',
          'Move every day before you talk to anyone, and begin what only you can begin.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You are quicker off the mark for six weeks or so, and {on} you feel it in your heels{ref}.',
          'Go first where it helps, and let somebody else have the doorway.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the next step is yours to take without a vote, and for six weeks that stays so{ref}.',
          'Name the one thing you would start if nobody had to agree, and do the first half hour of it before noon.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your drive turns toward earning and keeping, and it has six or seven weeks{ref}.',
          'Go after the fee you are owed, sell the idle bicycle, and leave fast purchases standing overnight.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Wanting things of your own heats up {on}{ref}, and stays warm for weeks.',
          'Choose the single one worth working for, and write its price on the inside of your wrist.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Muscle goes into your own affairs for six weeks, and {on} you can put your back into it{ref}.',
          'Chop, sew, invoice, sell, whatever turns an hour of yours into something you can hold.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          '{on} your tongue gets its edge, with six weeks to learn where to use it{ref}.',
          "Write the bold letter, keep the sharp reply in your pocket, and be generous with the neighbor's drill.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Errands, calls and short trips come at a run for six weeks, starting {on}{ref}.',
          'You learn fast in such a stretch, so take up the skill that needs nerve and repetition.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your thoughts want legs, and for some six weeks they are quicker on them{ref}.',
          'Hold the meeting while walking, learn the vocabulary on the stairs, and settle the small quarrel before the corner.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} your push comes home, and for six weeks or more the walls had better be useful{ref}.',
          'Move furniture, repair the sill, and have the overdue talk while your hands are full.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something in the family story makes you roll up your sleeves {on}{ref}, for a good many days.',
          "Sort the cellar box by box, and say 'I did not like that' about one old thing.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Home has lifting to offer for about six weeks, and {on} you have the back for it{ref}.',
          'Move the dresser, carry out what nobody uses, and ask whose idea it was only when you have both had supper.',
        ],
      },
    ],
    5: [
      {
        view: 'crowd',
        sentences: [
          '{on} you come out to play in earnest, and the season lasts some six weeks{ref}.',
          'Enter the race, the open mic or the dance, and laugh when the trophy goes elsewhere.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Courting takes up speed {on}{ref}, for the next month and a half.',
          "Say clearly whom or what you are after, and enjoy the game as much when it is the other's turn.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Play gets rough and merry {on}{ref}, and there are weeks of it ahead.',
          'Race a child to the gate, dance until your shirt sticks, and attempt the trick that you could not do at fifteen.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} you get six or seven weeks of appetite for plain work{ref}.',
          'Clear the pile from the bottom, sharpen every blade in the place, and stop before you start improving your colleagues.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Exercise stops being a plan {on}{ref}, and has six weeks to become a habit.',
          'Begin with less than you could do, and do it daily.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} an impatience with clutter sets in that is useful for some six weeks{ref}.',
          "Spend it in short bursts, a shelf or a form per evening, and give the people you work with a day's notice.",
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the heat moves into the space across the table{ref}, for six weeks or thereabouts.',
          'Bring up the sore point early in the evening, one point at a time, both of you seated.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Somebody else's wishes push back for a stretch, and {on} you feel the first nudge{ref}.",
          'Use these weeks to do a strenuous thing as a pair, a climb or a shelf.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A good opponent is worth having for the next six weeks, and {on} you might choose one{ref}.',
          "Play chess, tennis or devil's advocate against somebody better, and pay for the drinks after.",
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          '{on} you get the nerve for shared money and shared secrets, and about six weeks of it{ref}.',
          'Open the bill, settle the loan, and ask for your part in a level voice.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your push goes underground {on}{ref}, and digs there for weeks.',
          'Take on one old fear at close quarters, with a friend within call, and clear out what it was sitting on.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} wanting grows frank, in the dark at least, and has six weeks to learn manners{ref}.',
          'Say yes and no in whole words, ask before you open what is closed, and stay until you have been answered.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          '{on} your legs want the horizon, and the wanting lasts some six weeks{ref}.',
          'Book the hike, enroll in the course, and argue about ideas only with people who enjoy it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Conviction takes a running start {on}{ref}, and has weeks of road ahead.',
          'Put it into study: an exam, an article, a chapter a day, and a teacher who contradicts.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You would travel some way for a good argument in the six weeks that begin {on}{ref}.',
          'Go in person: one question from the floor, at the evening of the other camp, and a walk home with whoever answered best.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} ambition takes the stairs, and it keeps climbing for some six weeks{ref}.',
          'Go for the post, the prize or the difficult client, and mind how you pass those who carry boxes.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can fight for your place in the world for some six weeks, and {on} you lace your boots{ref}.',
          'Choose one goal that shows, and give it the first hour of each working day until it stands.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} people start to make way, and go on for some six weeks, if they can see where you are heading{ref}.',
          'Find that out first, in one line, and then take along somebody who was standing behind you.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} you start pushing on behalf of a group, for six weeks or seven{ref}.',
          'Get the friends moving, carry the heavy crate, and let the vote go against you once with good grace.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A common cause gets your muscle {on}{ref}, and for a string of weeks after.',
          'Show up to build, march or paint, and put your own hope on the list as well.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Whoever proposes the date decides the outing, and {on} you have the push to do it{ref}.',
          'Use it for some six weeks on one bold plan every other week, with an afternoon in between when you merely tag along.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} your drive goes behind the curtain for about a month and a half{ref}.',
          'Work where nobody watches, sleep off old tiredness, and let the anger that surfaces have a page of its own.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Pushing in public suits you less for some weeks, a thing you can feel in your calves {on}{ref}.',
          'Swim, stretch, finish quiet leftovers, and save the start you are itching for until these weeks are done.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} haste begins to cost more than it saves you, and will for six weeks{ref}.',
          'Do the hard thing slowly and out of sight, an hour before the house wakes, and let nobody admire it yet.',
        ],
      },
    ],
  },
  jupiter: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} a roomy year begins in your own skin{ref}.',
          'Try on a larger life a piece at a time: the laugh, the coat, the long walk, the yes that used to be a maybe.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You grow in plain sight for about a year, and {on} the first seam is let out{ref}.',
          'Introduce yourself with what you hope for, and watch who pulls up a chair.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A year of saying yes a little sooner starts {on}{ref}.',
          "Notice the reply your mouth has ready, 'another time', and swap it once a week for a date and a place.",
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} the question of plenty moves in and stays the year{ref}.',
          'Imagine the full pantry, learn one thing about keeping it, and give a little away while you count.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A year of thinking more highly of what you have to offer starts {on}{ref}.',
          'Name your gifts on paper, charge for one of them, and be generous with another.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the shelves begin to look deeper than they were{ref}, and they will for about a year.',
          'Cook the large pot, freeze half, and find out at which point having enough turns into storing.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{on} a year of words sets out, with more books in the bag than you can finish{ref}.',
          'Enroll in something nearby, write to people often, and believe that your questions are good.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The street you live on grows larger {on}{ref}, and keeps growing for a year.',
          "Say yes to the neighbor's invitation, patch things up with a sibling, and take another road to the bakery each week.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you once wanted to learn and were talked out of knocks again {on}{ref}, with a year in hand.',
          'Find the old exercise book, or the shop that still sells it, and do the first lesson in pencil.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} home starts growing, and it has a year to do it{ref}.',
          'Add a leaf to the table, a guest bed or a window box, and ask what would make your walls feel generous.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'For about twelve months you can find trust at the root of things, and {on} you begin to dig{ref}.',
          'Ask for the family stories with the good endings, and tell one.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the question of how much room you need is opened, and for a year the answers may be generous{ref}.',
          'Measure the one you live in, then stand in a larger one for ten minutes and breathe.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} a year begins that has more play in it{ref}.',
          'Fall in love with something, a person or a cello, be a beginner in public, and give your joy a regular evening.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Making things and showing them starts to come easily {on}{ref}, for a year or so.',
          'Start the large cheerful project, and let children or amateurs judge it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Laughing out loud turns back into a habit {on}{ref}, and you get the year to keep it.',
          'Put a game on the kitchen shelf where the mail usually lies, and play a round before you open any of it.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} daily work opens a window, for a year of mornings{ref}.',
          'Learn the part of the trade you find interesting, teach another part, and turn down one extra shift with a good conscience.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Good habits grow like beans over the next year, and {on} you put them in the ground{ref}.',
          'Pick two that you enjoy, and let pleasure do the disciplining.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the people you work beside begin to matter more than the list{ref}, for about a year.',
          'Learn who is good at what, eat with a different one each week, and ask for help before you are tired.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} other people become your best teachers, and the course takes a year{ref}.',
          'Choose company that widens you, say yes to a joint plan, and ask what they hope for.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A generous year between you and the one across the table starts {on}{ref}.',
          'Promise a little, keep it richly, and sign up for something neither of you has done.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'For the coming year you may gain more by agreeing than by being right, as you can begin to see {on}{ref}.',
          'Take an old dispute, give the other side its best point out loud, and look at what is left of it.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          "{on} trust becomes the year's subject, above all where things are held in common{ref}.",
          'Talk openly about who owns, owes and gives, and learn how the fund or the household budget works.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You may go deeper with less fear for about a year, starting {on}{ref}.',
          'Find the teacher, the book or the friend for whom no question is too dark, and ask yours.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what you inherited, the teapot, the temper, the fear of asking, is opened for a friendlier audit{ref}.',
          'It has a year.',
          'Keep what feeds you, and thank the rest before you send it on.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          '{on} the horizon steps back and invites you along for a year{ref}.',
          'Choose a country, a faith or a science you know nothing of, and book the first lesson or the first night.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Study comes with an appetite for a year, and {on} the table is laid{ref}.',
          'Give it one large subject, a proper teacher, and a question you can carry up a hill.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your feet want a longer road {on}{ref}, and the wish lasts a year.',
          'Buy the shoes before the ticket, walk to the last stop of a line you only know by its sign, and ask the way back.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} a year starts in which your work can reach more people{ref}.',
          'Tell those who decide what you could grow into, take the bigger stage once, and bring somebody along.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you are called to gets a wider road {on}{ref}, for about a year.',
          'Apply for the thing two sizes up, and keep the part of the day that made you good.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} more eyes turn your way, kindly on the whole, and they stay for about a year{ref}.',
          'Decide what you would like them to see, a finished thing rather than a busy person, and put that in the window.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} your circle opens, and stays open for a year{ref}.',
          'Go where people share a hope of yours, learn their names, and offer what you have plenty of.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Hope begins to look sensible in company {on}{ref}, and does so for a year.',
          'Put one of yours before a group that can carry it, and ask who has a Saturday to give.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A plan that was too big for one desk finds more hands {on}{ref}, and a year for them to help.',
          'Write it on half a page, leave gaps on purpose, and send it to five people who do not know each other.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something kind takes up quarters behind the scenes, for a year{ref}.',
          'Trust rest as you would a good employer, keep a door shut two hours a week, and see what grows there.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Giving without a name on it becomes a quiet pleasure {on}{ref}, and has a year to deepen.',
          'Help where nobody counts, and let the same be done to you.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} old kindnesses come back to mind, the ones you never had a chance to return{ref}.',
          'For a year you can pay them forward in private: a fare, a meal, an hour of listening with your coat off.',
        ],
      },
    ],
  },
  saturn: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} you start on a plainer version of yourself, and it takes over two years to build{ref}.',
          'Keep regular hours, mean your yes, and drop one manner that was only ever for show.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People may find you more serious for a couple of years, and {on} you notice it first{ref}.',
          'Say little, keep it, and let your face rest when it is tired.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you are handed the pen and asked to fill in the form yourself{ref}: name, purpose, hours of opening.',
          'Two years and more are set aside for it, so write small and cross out whatever others filled in for you.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} a long lesson in enough begins{ref}, with two years and more on its timetable.',
          'Make the plain list of what comes in and what goes out, and build something small that holds.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you can truly rely on becomes the question {on}{ref}, and stays for a good two years.',
          'Put an hour a week into a skill that will still feed you later.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'What you own starts asking to be looked after {on}{ref}, and goes on asking for over two years.',
          'Resole the good shoes, keep the receipts in order, and buy the next thing only when the last one is worn through.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{on} your words start to be weighed, and the scales remain for two years and more{ref}.',
          'Learn one difficult thing slowly, write short letters, and finish the sentence before you defend it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Duties nearby, toward siblings or the house next door, begin to ask for a steady hand {on}{ref}.',
          'Agree on what you can do every week for years, and no more than that.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} careless sentences begin to cost something, and the tariff holds for over two years{ref}.',
          'Before you answer in heat, write the reply by hand.',
          'The ones you would still send in the morning are few and good.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the foundations of home come up for inspection, with more than two years to mend them{ref}.',
          'Fix the one thing that lets in the cold, and say which room is yours.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something old in the family asks to be carried properly {on}{ref}, and for some years after.',
          'Sort out what is yours to keep up, and set the rest down with a label.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Whose rules hold under your roof is a question that comes up {on}{ref}, and two years and more will be spent on it.',
          'List the ones you keep without knowing why, and repeal the one that makes you tiptoe.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} joy becomes a practice, and you have over two years to get good at it{ref}.',
          'Put play in the calendar like a rehearsal, and stay with one instrument, one game or one love.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Making things takes on the pace of a craft {on}{ref}, and keeps to it for a couple of years.',
          'Show less, polish longer, and sign what you would sign in ten years.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the thing you make for pleasure asks for a workbench, a fixed evening and some respect{ref}.',
          'Over the next two years and more, turn up on that evening even when nothing comes, and date every attempt.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} the daily round wants a better frame, and you get over two years to build it{ref}.',
          'Cut one duty that was never yours, and do the rest at the same hour, with sharp tools.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Looking after the body becomes a steady job {on}{ref}, for two years and some months.',
          'Start so modestly that you could keep it up in a bad week, then keep it up.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Which duties are yours and which merely landed on you is to be sorted, starting {on}{ref}.',
          'You have over two years.',
          'Begin with the one you resent before breakfast, and find out whose signature is really on it.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} promises between two begin to matter more, and will for over two years{ref}.',
          'Say what you can be counted on for, ask the same, and write the answers where both of you pass.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What two people can count on is a slow question that opens {on}{ref}.',
          'Give it the years it asks for, and begin with one agreement you both find a bit dull and entirely fair.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} what one of you carries and what the other takes for granted can be put on the scales{ref}, calmly, for some years to come.',
          'Name one weight each, trade it for a week, and talk afterward rather than before.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          '{on} shared accounts, debts and favors ask for order, and there are two years and more to bring it{ref}.',
          'Take one folder a month, with the other person at the table.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Trust becomes something you build in courses, like a wall, starting {on}{ref}.',
          'Over these next years tell a little, see how it is kept, and then lay the next row.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old promise about money, silence or loyalty comes up for review {on}{ref}, with more than two years to settle it.',
          'Find out exactly what was agreed, and by whom, and what you would sign today.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} a long course of study or conviction begins, some two years and a half{ref}.',
          'Choose the subject you would sit exams in, and test each belief by whether you act on it midweek.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The far goal turns into stages {on}{ref}, and you walk them for years.',
          'Mark the first hut on the map, learn what the passage requires, and leave the summit to later.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} your opinions are asked for their sources, and will be for two years and a half{ref}.',
          'Keep a card for each thing you are sure of.',
          'On the back write who told you first, and whether you ever checked.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} the long climb in your calling gets a railing, and over two years of steps{ref}.',
          'Take the responsibility that you can carry at an even pace, and let the work be your introduction.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What you have built so far comes into public view {on} and remains there for some years{ref}.',
          'Mend the weak beam yourself, before you hang the sign.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Punctual, finished, signed: for over two years that is how you are noticed, and it starts {on}{ref}.',
          'Choose the one task you could sign without rereading it, and do it first each morning while nobody is looking.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} friendship starts to mean turning up, and it means that for more than two years{ref}.',
          'Keep the few you would help to move house, and be on time for them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Hopes are asked for their plans for two years and more, and {on} yours get a desk{ref}.',
          'Choose one that needs years and other people, and agree on a regular evening.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} it begins to show who in the circle carries chairs and who only sits on them{ref}.',
          'Say so once, lightly, and about yourself as well.',
          'In the two years and more ahead the list of names gets shorter and warmer.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} a long season of putting things away begins, over two years of it{ref}.',
          'Finish what can be finished without witnesses, and keep an hour each week when nobody may find you.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Rest has to be learned like a trade, and {on} the apprenticeship of some years begins{ref}.',
          "Fix the hour when the day is over, and treat it as you treat other people's deadlines.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something unfinished from far back knocks at the inner door {on}{ref}, and can wait two years and more for its answer.',
          'Write it a letter of one page, put it in a drawer with the date on it, and reread it next winter.',
        ],
      },
    ],
  },
  uranus: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} you begin to be less predictable, above all to yourself, and it goes on for years{ref}.',
          'Let one thing about your appearance or your manner break ranks, and see who you are in it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People who think they know you are in for some years of surprises, and {on} the first is on its way{ref}.',
          'Do one harmless thing out of character in front of them, and let the silence afterward be funny.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the morning you have lived by rote begins to fit badly at the shoulders{ref}.',
          'In the years ahead change one piece of it each season, the hour, the mirror, the route, and keep only what makes you quicker.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your idea of what is worth owning starts to shift, and will keep moving for many years{ref}.',
          'Try a new way of earning in a corner small enough to be an experiment.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'How little you need becomes an interesting question {on}{ref}, and stays one for years.',
          'Do without one costly thing for a month, as a test and without virtue, and see what you buy with the relief.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the way you keep your money starts to bore you, which is the beginning of an idea{ref}.',
          'You have years for it.',
          'Leave the safe part where it is, and let a small jar be run by your curiosity.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          'A long stretch of fresh thinking and odd conversations sets in {on}{ref}.',
          'Talk to the neighbor you find strange, learn the tool you laughed at, and write down whatever contradicts you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Acquaintances of an odd and lively sort begin to turn up near your own door {on}{ref}, and keep turning up for years.',
          'Answer the stranger who comments on your umbrella, and find out what they are building in the garage.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "{on} your usual way of putting things starts to sound like somebody else's{ref}.",
          'Drop a phrase a month in the years to come, learn the word that people half your age would use, and change your mind once out loud.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the idea of home comes loose at one corner, with years in which to lay it differently{ref}.',
          "Move one wall's worth of furniture, and ask everyone where they would really like to sleep.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The family story gets a second narrator {on}{ref}, and for years to come the versions may differ.',
          'Ask the cousin nobody asks, write both tellings on facing pages, and sleep in the spare room for the change of ceiling.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the thought that you could live quite otherwise moves in, and has years before it need move out{ref}.',
          'Give it a shelf: a floor plan, a rent, the name of a town, and one weekend there under real weather.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Play and romance leave the usual paths {on}{ref}, and stay off them for years.',
          'Start something you have no talent for yet, among people you would never have picked from a list.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} your taste in fun begins to embarrass the person you were, and it goes on like that for years{ref}.',
          'Sign up for the thing with the loud shoes or the strange instrument, and bring nobody who knows you.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you make for pleasure starts to break its own pattern {on}{ref}, a thing it will do for many years.',
          'Use the wrong brush, the other hand, the key you never play in, and keep the third attempt.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} the daily routine gets its first loose screw of many, and freedom is what rattles{ref}.',
          'Over these years try other hours, other methods, other tools, one change at a time.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your body starts to vote on the timetable, and for years its votes are counted{ref}.',
          'Note for two weeks at which hour you are truly awake, and move one fixed duty to where you are.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The people you work beside may begin to change places, and so may you {on}{ref}, on and off for years.',
          'Learn from the newest of them, trade one chore you are bored with, and ask what they would abolish.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} a question about freedom pulls up a chair at the table for two, and stays for years{ref}.',
          'Ask each other which rule nobody needs any longer, and drop that one as a celebration.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the way you do things as a pair comes open for invention, and stays so for years{ref}.',
          'Separate plates, a shared calendar, every third week a day apart: pick one arrangement no neighbor has, and try it until it bores you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You begin to be drawn to people who do not fit the seating plan {on}{ref}, and the liking lasts for years.',
          'Sit down beside one, say what you do without the title, and see who answers.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'What is shared, and how far trust goes, begins to be arranged in new ways {on}{ref}.',
          'There are years for it, so start with one honest oddity: a joint jar, a separate key.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} what you keep from those closest to you starts to itch, and years are given you to scratch with care{ref}.',
          'Say one thing you have always softened, at its real strength, while both of you are washing up.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'An old fear shows you its comical side {on}{ref}, the first of several such visits over the years.',
          'Draw it with a hat on, show the drawing to one person, and notice how far the next cellar stair is.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          '{on} your map of the world gets a hole, and through it comes fresh air for years{ref}.',
          'Read the author you were warned off, and plan a trip whose purpose is to be wrong.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Teachers of an unlikely cut begin to cross your path {on}{ref}, and go on crossing it for years.',
          'Let the taxi driver, the child or the heckler finish the argument, and write down the part you cannot answer.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a subject you had never thought of as yours leaves its book lying open{ref}.',
          'Read ten pages without asking what for.',
          'In the years that follow, let one odd interest a season pull you by the sleeve.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} your calling starts looking out of the window, a habit it will keep for years{ref}.',
          'Try the unusual version of what you do on a small stage, beside the work that pays the rent.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The title on your door starts to matter less than the freedom behind it {on}{ref}, and it does so for years.',
          'Write down the one condition you would not give up again, and bring it to the next talk about work.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you begin to be known for something other than what you planned{ref}.',
          'Let the rumor run for a while.',
          'Over the years ahead, do the odd thing twice in public, and see which of your names people keep.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          'New company of an unlikely kind begins to suit you {on}{ref}, and goes on doing so for many years.',
          'Go once to the group you never thought you would join, and sit near the front.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} your hopes start to change company, as they will keep doing for years{ref}.',
          'Leave one group without a quarrel, join one without a history, and stay till the chairs are stacked in both.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An old circle may find you contrary {on}{ref}, and you it, on and off for some years.',
          'Say what you no longer laugh at, ask who else had stopped, and come again anyway, with different cards.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something in the quiet back room wakes up, and will be stirring for years{ref}.',
          'Keep paper by the bed for sudden ideas, and rest in ways nobody would think of calling rest.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} sudden wishes to be alone begin to overtake you, in company and out of it{ref}.',
          'Follow one to the stairwell or the back garden.',
          'Years of such small escapes teach you which hush you were looking for.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The corner you keep for rest starts to move about {on}{ref}, and for years it may turn up anywhere.',
          'Nap in the car, think in the laundry room, and stop apologizing for where your best quarter of an hour takes place.',
        ],
      },
    ],
  },
  neptune: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} your outline begins to soften, and you have many years to get used to it{ref}.',
          'Choose clothes, music and company that help you recognize yourself, and say when you have had enough.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} other people begin to see in you what they would like to find, and they may do so for many years{ref}.',
          'Once a month tell somebody a plain fact about yourself, your shoe size or your worst subject, and enjoy how solid it sounds.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You grow more porous {on}{ref}, by slow degrees and for years: noise, sorrow and beauty all come in without knocking.',
          'Walk home alone after gatherings, and by the second corner sort out which moods were yours.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your feeling for what is valuable starts to turn to water, slowly, over years{ref}.',
          'Keep the sums in a dry, simple notebook, and spend freely on what cannot be owned.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} small sums start to slip between the boards, and over many years they will tell you what you dream of{ref}.',
          'Look once a month at where they went.',
          'Keep the dreams, and set a standing order for the rent.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'What you would never sell begins to interest you more than what you could {on}{ref}.',
          'Through the long years of this, make a list of such things, the shell, the recipe, the hour at dusk, and insure them with your attention.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          'Words take on color and lose some of their edges {on}{ref}, for a long time to come.',
          'Write poems or sing with neighbors, and repeat practical arrangements back, with the hour and the door.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your sentences start to drift toward song, a current that runs for many years{ref}.',
          'Write the dream page first and the shopping list after.',
          'Whatever must be exact, read aloud to someone literal before you sign.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Half of what you hear begins to be what was meant rather than what was said {on}{ref}, and it will be for years.',
          "It is a gift with a catch, so ask 'do you mean' once per conversation.",
        ],
      },
    ],
    4: [
      {
        view: 'memory',
        sentences: [
          '{on} the past begins to shimmer, and home becomes partly a place you dream{ref}.',
          'In the years ahead give the longing one real room, with a lamp, a shell and a shut window.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the kitchen starts to smell of another one, long ago, and for years to come it may do so without warning{ref}.',
          'Cook the dish with the missing ingredient, decide what it was, and write your own version on the card.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Where you belong begins to feel more like a tune than an address {on}{ref}, for a long row of years.',
          'Hum it in the rooms you have: one candle at the same hour, one song while you lock up, one window left for looking.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'Play, art and romance start to carry you farther out {on}{ref}, and keep doing so for years.',
          'Paint, act, adore, and keep one sober friend who is allowed to ask questions.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a daydream you gave up around the age of ten swims back into the bay{ref}.',
          'It has years to come ashore.',
          'Meet it with crayons, a costume or a secondhand keyboard, and show no one until you want to.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Fun begins to have music in it, and mist, and a few tears at the end {on}{ref}, and does so for many years.',
          'Go to the thing that moves you, take a coat and the fare home, and clap till it hurts.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} the edges of your working day begin to blur, as they may for many years{ref}.',
          'Set out a few fixed stones, breakfast, a walk, a closing hour, and let kindness flow between them.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your body begins to hear things sooner than you do, and for years it will answer to tone more than to orders{ref}.',
          'Ask it kindly, once at midday, what would be enough, and believe the first reply.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Work starts to look like service {on}{ref}, and may for many years, with all that is lovely in that and all that is endless.',
          'Write on a card whom you help and until what hour, and read the second half aloud.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} you start seeing the person opposite in softer light, and the light is there for years{ref}.',
          'Love the picture, ask the person, and compare the two over something as plain as laundry.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you and another begin to agree without words, and over many years some of it will even be the same agreement{ref}.',
          'Say one promise out loud on every birthday, in ordinary words, and ask whether that is what was meant.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Rescuing and being rescued start to look alike {on}{ref}, across any table with two chairs, for years.',
          'Offer the hand once.',
          'Then ask what they would do without it, and wait until they have finished telling you.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'The line between mine and yours grows thin {on}{ref}, and stays so for many years.',
          'Give and forgive as you feel moved, but write down what is lent and read it together.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} trust begins to rise like groundwater, quietly and for many years{ref}.',
          'Let one person see you without your lines learned, and afterward say what you need in order to do it again.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Whose it is and who paid starts to blur pleasantly {on}{ref}, and has years in which to do so.',
          'Be openhanded with anything you would not miss.',
          'For the rest keep a shared page in large letters, dated, on the refrigerator door.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          '{on} a long voyage in belief sets sail, with years of open water{ref}.',
          'Follow the teacher, the music or the pilgrim path that moves you, and keep a compass of your own questions.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something you believed as a child floats up again {on}{ref}, and for years it may keep you company.',
          'Sit through the old service, song or fairy tale once more, and take home the line that still makes your arms prickle.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you begin to learn by soaking rather than by chapter, and that goes on for many years{ref}.',
          'Play the language in the kitchen, live a month inside one painter, and let an examiner of your own choosing ask the dry questions.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} your calling begins to ask for a dream in it, and the asking goes on for years{ref}.',
          'Bring help, beauty or consolation into what you do, and have the job described in dry words as well.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What people take you for starts to float free of what you do {on}{ref}, and may drift for years.',
          'Keep a plain list of finished things where you can find it, and show it to whoever praises you for the wrong one.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} ambition begins to lose its sharp edge, and in the years ahead something quieter may take the chair{ref}.',
          'Ask it, on an evening walk, what it would do if nobody ever heard of it.',
          'Do an hour of that each week.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          'Hopes grow wide and tender {on}{ref}, and a long season of shared ideals begins.',
          'Join those who help or make music, and notice after each meeting whether you come home filled or empty.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you begin to feel the mood of a whole room in your own chest, and will for years{ref}.',
          'Sing with them, march with them, and sit by the door, so that leaving early is as easy as a draft.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A hope without edges comes to stay {on}{ref}, for a long stretch of years.',
          'Do not trim it.',
          'Give it one small practical friend instead: a monthly sum, a first name, a form with a deadline.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} the quiet room gets a view of the sea, for many years{ref}.',
          'Make rest, prayer or daydreaming a real appointment, and let one person know where you are when you are there.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} dreams begin to leave the door ajar when they go, and for many years you may catch one by the sleeve{ref}.',
          'Keep a pencil on the sill, write down the color and the person, and ask nothing further of either.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Doing nothing in particular turns into a talent {on}{ref}, with years to train it.',
          'Stir slowly, watch the window steam up, and let one evening a week pass without leaving a trace in any list.',
        ],
      },
    ],
  },
  pluto: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} a slow renewal of how you meet the world begins, and it works for a good many years{ref}.',
          'Stop hiding one strong thing about yourself, a look or a word or a silence.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} a self you have outgrown begins to come away, slowly, like old paint{ref}.',
          'You have many years and one good scraper.',
          'Start where it already flakes, with a courtesy you no longer feel.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People start to take you more seriously than you are used to {on}{ref}, and the effect deepens over years.',
          'Use it gently: look at whoever speaks least, and ask them what they think.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Why you keep what you keep becomes a deep question {on}{ref}, one that has years.',
          'Give up one possession that you only guard, and get to know what in you cannot be spent.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old hunger about having and not having begins to show its face, and takes many years to tell its tale{ref}.',
          'Find the first thing you ever saved up for, in a drawer or in your mind, and ask what it was to protect you from.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you could live without begins to be sorted from what you live for {on}{ref}, in the course of long years.',
          'Every spring let one shelf go entirely, and leave it bare until you know what it is for.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{on} your questions begin to go deeper, and they will be digging for years{ref}.',
          'Write down what is never said among siblings or neighbors, and choose one line of it to say kindly.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Words you have swallowed begin to come up one by one {on}{ref}, and there are many years for all of them.',
          'Say the small ones first, to the people they were meant for, in daylight and with a way out for both.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the talk with those who grew up beside you, or live wall to wall with you, starts going below the weather{ref}.',
          'Over the years ask each of them one thing you never dared, and offer them one in return.',
        ],
      },
    ],
    4: [
      {
        view: 'memory',
        sentences: [
          '{on} work begins under the floor of your home and history, slow work of many years{ref}.',
          'Ask about one thing that was always kept shut, and air a single room at a time.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} something at the bottom of the household begins to ask who decides here, and keeps asking for years{ref}.',
          'Hand over one job you guard, the keys or the spices or the thermostat, and leave the room while it is done differently.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The ground you stand on starts to be dug over {on}{ref}, spadeful by spadeful, for many years.',
          'Choose one thing from before that you will carry on knowingly, and one that ends with you.',
          'Say both aloud in the hall.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          'What you make and whom you adore starts to come from a deeper well {on}{ref}, for years.',
          'Play for higher stakes of honesty, and let a love be free to come back by itself.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you begin to want fewer pleasures and to want them whole{ref}, a taste that lasts for years.',
          'Leave the lukewarm party early.',
          'Go home and give the thing you truly love to make its full two hours.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Being looked at starts to mean something {on}{ref}, and for many years you will not waste it.',
          'Show one piece that could embarrass you, to three people who matter, and stand beside it with your hands empty.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} your daily work begins to be rebuilt from its base, over a long line of years{ref}.',
          'Find the one habit that drains the others, pull it up slowly, and keep the hole open for something alive.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the question of who owns your working hours settles in for years{ref}.',
          'Keep an honest log for one week in ink.',
          'Circle the hour that costs you most, and change its price, its place or its owner.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'What your body has put up with begins to be counted {on}{ref}, patiently and for many years, with a view to better terms.',
          'Give up one small cruelty toward it, the skipped lunch or the hard chair, and never bring it back.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} power and closeness between two come up for honest talk, with years to have it{ref}.',
          'Name one thing that you control by keeping silent, and hand the other person half of it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} an old contest between you and someone near begins to tire of itself, and over years it may turn into respect{ref}.',
          'Lay down one weapon you know to be unfair, without announcing it, and see how long it takes them to notice.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'With whom you are truly bound, and by what, starts to come to light {on}{ref}, a little more each year.',
          'Keep the ties you would tie again.',
          'Loosen one that is only a knot, thread by thread and with warning.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'A long descent into trust begins {on}{ref}, with a good rope.',
          'Over the years ahead, open what is shared and unspoken one box at a time, and leave each box lighter than you found it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} what you share starts to show you who holds the purse and who holds the silence{ref}, and years are given to even it out.',
          'Open one account or one subject together, on a good day, with the door unlocked.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You begin to want the whole truth of the few, rather than a little of many {on}{ref}, and will for a long time.',
          'Ask one of them to tell you what it is like to be close to you, and hold still for it.',
        ],
      },
    ],
    9: [
      {
        view: 'decision',
        sentences: [
          '{on} your convictions begin to shed their skins, a thing that takes years{ref}.',
          'Let go of one belief that you only used in order to win, and study what is left as if it were new.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A subject gets its hooks into you {on}{ref}, and many years will not bring you to the end of it.',
          'Clear a shelf, read the author who goes furthest, and mark in the margin wherever your pulse changes.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} the arguments you always win begin to lose their flavor, for years to come{ref}.',
          'Look for somebody who can beat you fairly.',
          'Ask for the strongest book on their side, and give it back read.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} the deeper reason for your public work starts to push up, and pushes for years{ref}.',
          'Ask whom your influence serves, and clear one false ambition off the desk.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the way you handle influence begins to be watched, by you above all, for many years{ref}.',
          'Give credit by name in front of others, once a week, and notice which time it is hard.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old vow to show them all comes up to be looked at {on}{ref}, with years to be turned into something else.',
          "Write down who 'they' were.",
          'Then do the next large piece of work for somebody who is actually in the room.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          'The circles you belong to start changing at the root {on}{ref}, gradually, over many years.',
          'Stay with those who can bear the truth, and loosen your grip on the plan you had for the others.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} unspoken rules in your circle begin to be felt like a chair leg under the rug{ref}, and will be for years.',
          'Lift the corner once, in good humor, with the people who stumble over it, and see who helps you hold it up.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Which hope you would still keep if it took the rest of the century begins to be plain {on}{ref}.',
          'Over the years let the lesser ones go to others.',
          'Give that one your best evening, and two partners who do not flatter.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something old and strong begins to turn over in its sleep, and takes years about it{ref}.',
          'Give it a quiet hour, a notebook and a witness you trust, and let it finish its sentences.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what was locked away early on begins to knock from inside, softly, over many years{ref}.',
          'You need not open at once.',
          'Sit by that door with some mending once a week, and say through the wood that you are there.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Tiredness of an old kind starts to lift in layers {on}{ref}, the uppermost first, for years.',
          'Sleep when it asks, weep if it does, and in the morning open the window before you open anything else.',
        ],
      },
    ],
  },
  chiron: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} an old soreness about how you come across asks for gentleness, and it has years for that{ref}.',
          'Go out once a week as you are on an unarranged day, and be met.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} something you have always apologized for about yourself comes up to be looked at kindly{ref}.',
          'Over the coming years leave the apology off, once a month at first, and watch how seldom anyone had been waiting for it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A bruise from being looked at the wrong way begins to lose its color {on}{ref}, slowly and over years.',
          'Let a friend take the picture, keep the one they choose, and ask them why.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'The tender question of whether you are worth it begins to heal slowly {on}{ref}, over several years.',
          'Accept a fair payment without a joke, and teach somebody else to do the same.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old embarrassment about having too little, or too much, comes forward to be told{ref}.',
          'Tell it once to somebody safe.',
          'In the years ahead notice each time you pay in order not to feel it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Selling yourself short becomes easier to catch in the act {on}{ref}, and you have years to practice.',
          "When a price comes out of your mouth too low, say 'let me think' and name it again in the morning.",
        ],
      },
    ],
    3: [
      {
        view: 'memory',
        sentences: [
          '{on} the sore place around speaking up comes to hand, with years to look after it{ref}.',
          'Read aloud to someone kind, ask the question you think is stupid, and help a shy person find words.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} somebody near you turns out to have the same trouble with words that you do{ref}.',
          'Take it as company.',
          'For some years, let the two of you read things over for each other before they go out.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The page that once came back full of red is due for a kinder reader {on}{ref}, who has years of patience.',
          'Write it again, the story or the letter, and correct nothing until you have read it aloud with pleasure.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} a long mending at the root begins, the sort that is done in small stitches{ref}.',
          'Cook for yourself what you once missed at home, and set a second plate if you like.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What was missing at home begins to be missed in the right place {on}{ref}, which is a relief that takes years.',
          'Name it in three words, and look for one person now who gives it without being asked.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the loneliest room of an earlier home comes back to mind, to be furnished at last{ref}.',
          'Do it on paper first, bed, lamp, animal, and over the years bring one such thing into the room where you sleep.',
        ],
      },
    ],
    5: [
      {
        view: 'crowd',
        sentences: [
          'Shyness about playing, or about being delighted, begins to get a long and patient hearing {on}{ref}.',
          'Make something badly and show it to a friend, every few weeks for years, until it is simply fun.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} the fear of being laughed at, in love or on a stage, comes within reach of your own sense of humor{ref}.',
          'In the years before you, tell the old story of the failed duet once a season, until you get to laugh first.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A sentence that somebody said about your singing, drawing or dancing loses its hold {on}{ref}, a finger at a time.',
          "Go to the beginners' evening.",
          'There are years of them, and nobody there was in your class.',
        ],
      },
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} your body and your daily work begin to ask for kinder hands, and they go on asking for years{ref}.',
          'Stop at the first sign of strain instead of the third, and show someone else how.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the mistake you still blush about at work comes due for filing{ref}.',
          'Over some years, tell it to each new colleague who has just made theirs, with the coffee and the ending.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A weak spot in you starts to give useful advice {on}{ref}, and will go on advising for years.',
          'Ask it before you say yes to a weekend of lifting, and thank it with a warm bath.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          'The old ache of two, too near or too far, comes up for slow repair {on}{ref}.',
          'In the years to come say one true sentence sooner than you used to, and stay to hear the answer.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} an argument you seem to have with everyone close begins to show its first edition{ref}.',
          'Find out with whom it started.',
          'The years ahead are long enough to stop replying to that person through this one.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Being helped by an equal, which has always been harder than helping, begins to get easier {on}{ref}.',
          'Over the coming years ask for one small thing a week from someone who would gladly ask you.',
        ],
      },
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          '{on} the place where trust once tore begins to be mended, a matter of years{ref}.',
          'Lend something small and get it back, tell something small and find it kept, and count both.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} the sore point about owing and being owed can be touched without a flinch for the first time{ref}.',
          'Settle the smallest such thing this month, with a handshake, and let the larger ones take their years.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Closeness that once cost you something may be tried again {on}{ref}, in years rather than weeks and in small coins.',
          'Say how near is near enough for an evening, and see that it is kept.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} the feeling of not knowing enough starts to become your way in, for years{ref}.',
          'Go back to a subject that once shamed you, with a teacher you chose, and sit at the front.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A classroom, a church or a border where you once felt foolish turns up in your thoughts {on}{ref}.',
          'You have years to go back.',
          'Go once as a visitor, with a thermos and a friend, and ask the question you had then.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you begin to be asked for directions by people as lost as you once were{ref}, and will be for years.',
          'Say where you went wrong yourself, since that landmark helps them more than the map.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'An old doubt about your place in the world steps into view {on}{ref}, and can be eased over years.',
          'Do your work once in front of others without an apology, and praise a beginner for the same.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the memory of having been passed over begins to make you a better judge of who is next{ref}.',
          'In the years ahead say a name aloud whenever it is being left out, your own included.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you were told you would never be good enough for comes up again as a plain choice {on}{ref}.',
          'There are years to choose in.',
          'Try a week of it under another title, and let your own hands give the verdict.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} the memory of being left out begins to turn into a skill, slowly, over years{ref}.',
          'Save a seat for the one who comes late, and accept the seat that is kept for you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Groups begin to feel less like a test {on}{ref}, and more so with every year.',
          'Arrive when the chairs are still being put out, carry four, and you will have spoken to half the room before it starts.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the old photograph with you at its edge comes to mind, and the years ahead may show you who stood at the other edge{ref}.',
          'Find that one, since two people at the margins make a table.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something that hurt in private begins to accept a little company, and has years to do so{ref}.',
          'Rest without having earned it, and tell one quiet person that you did.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something you were once ashamed to need steps out of hiding {on}{ref}, and need not go back.',
          'For some years give it a small place in the week, as you would give a shy guest the chair by the stove.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} hiding when it hurts begins to loosen as a habit, one knuckle at a time and over years{ref}.',
          "Send a message of four words, 'not my best day', and leave the reply to the other person.",
        ],
      },
    ],
  },
}

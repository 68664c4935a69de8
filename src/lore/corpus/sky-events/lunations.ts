import type { LunationPhase } from '#sky/events.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

export const lunationInHouse: Record<LunationPhase, Record<House, Wording[]>> = {
  new: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} something about the way you show up starts over{ref}, though no mirror will tell you so yet.',
          'Choose one change you can wear or walk, a slower step, a shorter coat, and try it out where nobody knows the old one.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A first sentence that begins with I is waiting to be said {on}{ref}.',
          'It need not be well put, and there is nothing to show for it so far.',
          'Say it in the hallway, to the coats, and again tomorrow with your shoes on.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Ask yourself {on} who you mean to be in a year{ref}, and ask before anyone has wanted something from you.',
          'Plant it small: one morning habit, done in private, that this person would surely have.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the line where your description used to stand is blank{ref}.',
          'Fill in one word, the sort a friendly stranger would pick.',
          'Be seen living up to it once, by somebody who has never met you.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} a new line opens in the book of what you have and what it is for{ref}.',
          'The sum can be laughably small, a jar, a standing order, a price named out loud.',
          'Set it up and leave it alone until next month.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Something you know how to do could start earning its keep {on}{ref}, though it has no sign on the door yet.',
          'Write the price list before the website, three lines in pencil, and show it to one honest friend.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'It is a good evening {on} to sow cress, or to put one sound thing where a cheap one wobbled{ref}.',
          'Begin with what you touch daily, the pan, the pillow, the purse, and let worth grow from the hand outward.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What would be enough for you can be decided from the bottom up {on}{ref}.',
          "Start with one week's worth, in coins, apples and hours.",
          'Anything you can count on your fingers will hold.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{on} you may write the first, bad page of something{ref}: a letter, a course notebook, the text for the thing you sell.',
          'Nobody has to read it this week.',
          'Date it, and leave the last sentence open for tomorrow.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A conversation that has not existed before can begin {on}{ref}, with the neighbor behind the fence or the cousin you only like in pictures.',
          'Ask something easy about tomatoes, and let it stay that small.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Ten words of a new language or a new way to the station are seed enough {on}{ref}.',
          'They look like nothing on the page.',
          'Repeat them on foot, half aloud, and add five when these have stopped feeling borrowed.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} an old misunderstanding with somebody nearby can be turned over to a fresh page{ref}.',
          'Send a line about something else altogether, a picture of the dog, a question about trash day, and see whether the matter even comes up.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} a new chapter of home starts behind a closed door{ref}, with nothing in it but intention and maybe a tape measure.',
          'Clear one windowsill, put there what should grow, and show no one until it has leaves.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You could start a custom of your own {on}{ref}, the sort that in ten years will seem to have been there always.',
          'Pancakes, a candle, a call at six.',
          'Do it once, badly, and write down the recipe.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Where you want to live, and with how much quiet, is a question that can be asked afresh {on}{ref}.',
          'Draw the floor plan you would choose, the wrong scale included, and keep it in the cutlery drawer.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'An empty drawer is a fair beginning {on}{ref}.',
          'Take one in your own home, line it with paper, and leave it bare until something asks to live there.',
          'You may start to walk differently around it.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} a fondness is allowed to begin before it knows what it is{ref}, for a person, an instrument, a shade of green.',
          'Skip the definitions.',
          'Make one small advance, a wave, a chord, a first stroke, and go home pleased.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Pull out {on} the box with the glue and the half-mad ideas{ref}, and start one that will impress nobody.',
          'It is meant to be yours for a while, like a joke that is still being tried on the cat.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Somewhere there is a game, a choir or a dance floor that takes beginners, and you can sign up {on}{ref}.',
          'You will be the clumsy one by the wall.',
          'Wear comfortable shoes and enjoy having no reputation to defend.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a scribble could be the first of a series{ref}.',
          'Do it in under a minute, put a one in the corner, and find a shoebox for those that follow.',
        ],
      },
    ],
    6: [
      {
        view: 'body',
        sentences: [
          '{on} a new routine can be set down like a bulb in the ground{ref}, flat side below and well covered.',
          'Pick something so modest that it survives a bad Tuesday: ten squats, one apple, lights out by eleven.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The way you work can have a first day again {on}{ref}, with one folder, a sharp pencil and a start time you believe in.',
          'Results come much later.',
          'For now tidy only the square foot in front of you.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} three suppers and one cleaning hour fit on the back of an envelope{ref}, and the envelope on the wall where the steam gets to it.',
          'That is the entire reform.',
          'It will look like much more in a month.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Ask someone {on} whether they would do the dull thing alongside you{ref}, the runs, the filing, the big weekly cook.',
          'Two half-hearted people make one reliable habit.',
          'Agree on the first time and on no more.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} two people can begin something, or begin it again, with no more than a question{ref}.',
          'Ask for an hour together that is about nothing else, and leave the answer its own time, as you would with a seed packet.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A good collaboration starts {on} with one line: I would like to do this with you{ref}.',
          'There is no plan to send along yet, so send the liking, and the name of the thing, and wait for a reply.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Between you and a certain person a clean sheet can be laid {on}{ref}, even if the old one is still in the drawer.',
          'Say hello as though you had been introduced this morning, and be curious for five whole minutes.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you can make room at your side before anyone stands there{ref}.',
          'Free one evening, one hook, one half of a plan.',
          'If somebody stands there already, let the hook be for a wish of theirs that has been lying about in the hall.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          '{on} trust is in its first inch of growth{ref}, well below ground and not to be tugged at.',
          'Hand one person one true thing, smaller than a secret and larger than the news, and let it settle there overnight.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A shared account, a loan, a box of inherited spoons: one of these can have a fresh agreement {on}{ref}.',
          'Begin with a single sentence both of you could sign, and keep the numbers for the next sitting.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Something you have carried at the bottom of the bag is ready to be looked into {on}{ref}.',
          'No more than looked into, since it is early.',
          'Note its size and weight, and whom you might ask along next time.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Asking for help with what you cannot carry alone can start in small letters {on}{ref}.',
          'Name the thing to yourself, then how heavy it is, then who has strong arms.',
          'The asking has a week.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} a long study or a long road has its first step{ref}, as plain as opening the catalog at page one.',
          'Choose the question that would still interest you in three years, and write it on the inside of a cupboard door.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Write {on} to the person who lives where you would like to go{ref}, or who knows what you would like to learn.',
          'You have no ticket and no thesis yet.',
          'A good question is luggage enough.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "A belief you were handed as a child can be picked up anew {on} and turned over for the maker's name{ref}.",
          'Begin no debate about it, read one chapter from the far side, and see what stirs.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your feet would like to know a path that your head has only read about{ref}.',
          'Walk its first mile, at whichever end is nearer.',
          'Every pilgrimage was a mile once.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} you can set the first stone of something that will one day have your name on it{ref}.',
          'At present it is a stone in a field.',
          'Write down what it should hold up, and tell nobody with a calendar.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Imagine {on} what a stranger on a train should one day want to ask you about{ref}.',
          'From that make one application, one phone call or one page, plain and unannounced, and put it where next month can find it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'In your work for others a new direction is {on} about as large as a sticky note{ref}.',
          'Put it on the inside of the lid, where you alone read it each morning, and point one hour a week that way.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The first person to hear what you are aiming at could hear it {on}{ref}.',
          'Choose someone who will ask about it again over someone who will clap.',
          'Say it in the present tense.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} a circle can be started with three chairs and a thermos{ref}, or an old one joined by the side door.',
          'Invite two people who do not know each other and would get along, and promise them nothing but soup.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A wish for the coming years is small enough {on} to fit on a bus ticket{ref}.',
          'Show it to the friend who takes wishes seriously, and agree on a date to ask each other how they are growing.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Which people you hope to be among in a year is worth an hour of thought {on}{ref}.',
          'Look for where they meet, on which evening, and under what lamp.',
          'Going there can wait a week.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a list with one name on it is the start of a society{ref}.',
          'Write in seven words what it would meet for, and below that who brings the cookies.',
          'Pin it where another hand may add a line.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} what begins does so in the dark, with the door closed{ref}, and wants neither a name nor an announcement.',
          'Go to bed early with a notebook, and in the morning write down the first line, however odd.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Rest itself can be the thing you start {on}{ref}, one fixed hour a week that belongs to nobody.',
          'Mark it in the calendar under a false name, and do not improve yourself during it.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A quiet forgiving may take its first breath {on}{ref}, so slight that you notice it only as a looser jaw.',
          'Leave it unspoken for now, sit by the window a little, and let whatever it is stay unfinished.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} leave something to rise overnight{ref}, a dough, a thought, a reply you are unsure of.',
          'Cover it with a cloth.',
          'In the morning it wants your hands, and you will have the patience.',
        ],
      },
    ],
  },
  first_quarter: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} the new way of being you meets the people used to the old one{ref}.',
          'A little teasing is enough, and you feel the collar tighten.',
          'Keep the change, explain it in five words at most, and go on wearing it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Shyness and boldness are both standing in your doorway {on}{ref}, and only one fits through at a time.',
          'Decide for what you began a week of hesitation ago, and take the first visible step by noon.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Whoever remembers you with longer hair or a softer voice may have an opinion {on}{ref}.',
          'Hear it with your chin level.',
          'Name one thing about the change that you enjoy, and ask how their tomatoes are doing.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} your old habits are at the door with all their luggage{ref}.',
          'Let in the two you would have chosen anyway, and go on with the morning as you lately arranged it.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} the thrifty plan runs into a store window{ref}, or the fair price into somebody who wants it cheaper.',
          'Hold the figure you settled on, kindly, and cut one thing you will not miss instead.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you would like to earn and what the hours allow do not add up yet {on}{ref}.',
          'Before giving in or giving up, change one number you control: the rate, the time, or the weekly box of good intentions.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the new thrift is put to the test by a birthday, a bargain bin or a friend who likes to split the bill{ref}.',
          'Be generous in one course, plain in the others, and know the sum before dessert.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Somebody may take your price for a matter of mood {on}{ref}.',
          'Say what is in it, hour by hour, in a level voice.',
          'If you must come down, take something off the order as well.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          '{on} your message may meet its first misunderstanding{ref}, in a reply that answers something else.',
          'Pick up the phone, or cross the street, and say it again in shorter words.',
          'What survives being repeated was worth starting.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Too many small things want an answer {on}{ref}, and the page you began is slipping under them.',
          'Choose between ringing and writing, do twenty minutes of the one, and let the inbox hum.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "{on} your news and a neighbor's want to get through the same door{ref}.",
          'Let theirs go first, with two honest questions.',
          'Yours will be shorter for the wait, and better heard.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The daily page, call or walk you have just taken up is easy to skip {on}{ref}.',
          'Do it in your worst handwriting, on the stairs, with your coat on, so that the chain stays whole.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the plan for your rooms may meet a wall, a housemate or a rule in the lease{ref}.',
          'Measure again with the other person holding the tape, give up one corner, and fix the shelf that both of you want.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Family habit pulls one way {on} and what you have begun at home pulls the other{ref}.',
          'No need to tear anything.',
          'Say which of the two you will do this Sunday, and lay the table accordingly.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} there is one person too many in the kitchen, and it may be you{ref}.',
          'Claim a corner, a door and a lamp for an hour.',
          'What you have started at home needs you with your thoughts in order.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Staying in or going out is a real question {on}{ref}, with slippers on one side and boots on the other.',
          'Settle it for that evening alone, out loud, and put the other pair away.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} the flirtation with a person or a project asks whether you mean it{ref}.',
          'It has become slightly inconvenient, as real things do.',
          'Name an evening, put out the good pencils or the good plates, and turn up.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Fun has reached the stage of practice {on}{ref}: the hard bar in the song, the hands that will not come right.',
          'Play it slowly, eight times, with your tongue between your teeth, and then reward the player.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the fun has an audience, and somebody in it is frowning{ref}.',
          'Play to the two who smile.',
          'After the last round ask the third what it was about, since a frown is often a wish to join.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can have half of two delights {on} or the whole of one{ref}.',
          'Pick by which you would still be humming on the stairs, and give the other ticket to somebody who will shriek.',
        ],
      },
    ],
    6: [
      {
        view: 'body',
        sentences: [
          '{on} the new routine meets its first gray morning and looks for an excuse{ref}.',
          'Halve it and do that.',
          'Five squats in pajamas keep the path open better than a perfect plan for Monday.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Two duties claim the same hour {on}{ref}, and both of them can show you a date.',
          'Decide which one bends, tell whoever waits for it before lunch, and give the other your whole desk.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Perfection offers to take over your new routine {on}{ref}.',
          'Decline.',
          'Keep the sloppy version that has already lived through several days, and oil just the part of it that squeaks.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} somebody may have a better way to do what you do daily, and say so{ref}.',
          'Try theirs once, with a clock in view.',
          'Take over what saves a step, and return without comment to the rest.',
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the two of you may find the first thing you want differently{ref}, the window, the volume, the Saturday.',
          'Good, now there is something to build.',
          'Each names the part they need and one they can spare, before anyone gets polite.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An alliance has to prove itself {on} on something dull{ref}, who writes the minutes, who brings the key.',
          'Ask for what you expect in so many words, offer your half of the chore, and see how the weight sits.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'What charmed you in somebody at first asks for patience {on}{ref}.',
          'Look at it long enough to see the charm again.',
          'Then say at which hour of the day you can have it, and at which you cannot.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you two are about to fall into a way of doing things{ref}.',
          'Look at it while it is soft: who waits, who drives, who remembers.',
          'Trade one of the three for a couple of weeks.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          '{on} sharing something shows its first rough edge{ref}: a cost that was rounded up, a confidence told a little further.',
          'Bring it up while it is still small, with the figure or the words in question, and agree on one rule.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You can close up again {on} or stay in the room for the harder half of the talk{ref}.',
          'Stay ten minutes longer than is comfortable, with something warm to hold, and ask what they are afraid of hearing.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} curiosity about hidden things runs into your own locked drawer{ref}.',
          "Open that one before you try anybody else's.",
          'A pot of tea is about the right length for the top layer.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'How much to let somebody in on is for you to settle {on}{ref}.',
          'Choose an amount you could bear to hear repeated, say it whole, and add no footnote in the doorway.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} the grand subject turns out to have a grammar, a fee or a form in triplicate{ref}.',
          'Decide whether you want it enough for that.',
          'If so, fill in the first line, and memorize the three ugliest verbs.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Someone you respect does not share your view {on}{ref}, and puts the objection rather well.',
          'Repair your argument in place of raising your voice, one plank at a time, and thank them for the draft.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The far place, or the course, names its price {on}{ref}.',
          'Set it against what you spend on being mildly bored.',
          'If the figures are close, you know what the next month could do without.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the long road comes to its first blister{ref}.',
          'Sit down, change the sock, shorten the stage.',
          'The sight you set out for is willing to wait for a walker who enjoys lunch.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} the thing you are building in public may meet a clerk, a rival or a closed counter{ref}.',
          'Find out exactly what is missing, by name and number, and who keeps the stamp.',
          'Then supply that and nothing else, in a clean envelope, before the week is out.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Ambition and supper are asking for the same evening {on}{ref}.',
          'Choose in the open, tell the side that loses when its turn will be, and do well by the one you picked.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} someone may want to know, in front of others, what exactly it is that you do{ref}.',
          'Have a sentence ready with a verb in it, the sort a child could act out, and leave the title on the card.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Whoever waits at home has a say in your climb {on}{ref}.',
          'Ask for it before they offer.',
          'One hour given back on a weekday can buy a surprising amount of patience.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          '{on} you notice that the group wants two different things{ref}, and that everybody is looking into their cup.',
          'Propose a small joint step, with a date and a person for the keys, and let the great question ripen behind it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Your own plan and your friends' plan rub against each other {on}{ref}.",
          'Tell them plainly how many evenings you have, and which.',
          'Those who grumble for a minute usually still keep you a seat.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the shared plan needs a secretary, and eyes may turn to you{ref}.',
          'Take the job for one month, with the end of it in writing, or hand on the pen with both hands.',
          'Only drifting into it would be a pity.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A friend may hold the opposite view {on} on the very subject you had hoped to skip{ref}.',
          'Ask how they came by it.',
          'The story is usually older and easier to like than the slogan, and after that it is your turn.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} your quiet hour has to be defended for the first time{ref}, against a favor, a screen or your own good manners.',
          'Say no in a single friendly line, close the door, and use the hour for nothing at all.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Tiredness puts its foot in the door {on} and asks to be counted with{ref}.',
          'Build the pause in where people can see it: a blocked hour, a shorter evening, a chair turned to the window.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The retreat you granted yourself gets nibbled at from the edges {on}{ref}.',
          'Give up one edge on purpose, the first ten minutes or the last, and fence the middle with something visible, a candle or a book laid across the phone.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old sorrow takes the chair you had kept for rest{ref}.',
          'Move over, and let it have half.',
          'Tell it what you have lately begun, and notice that it had not heard.',
        ],
      },
    ],
  },
  full: {
    1: [
      {
        view: 'crowd',
        sentences: [
          '{on} you are easy to see, whole, with the seams{ref}.',
          'How you look to yourself and how the other half of the table sees you stand side by side for once.',
          'Ask one person to describe you, and only listen.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'What you want for yourself and what somebody wants from you are both plain {on}{ref}.',
          'Neither has to shrink.',
          'Say yours first, then repeat theirs until they nod, and look for the evening that holds the two.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Feeling rises to the surface {on}{ref}, and hands, voice and color tell on you.',
          'Something you began about yourself half a year ago shows its shape, so let it be photographed, laugh lines and all.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Which of your two faces goes out of the door is for you to say {on}{ref}, now that both hang in the light.',
          'Try the one you keep for friends on someone who knows only the other.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} you can see what your half of the scales holds and what is held in common{ref}.',
          'Lay mine and ours beside each other on one sheet, and speak about the middle column with whoever shares it.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The shelf is full {on}{ref}, of jars, of effort, of things you paid for with Saturdays.',
          'Enjoy the sight, eat the best jar, and ask which of the others you are keeping mainly because of what they cost.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What your work is worth shows clearly {on}{ref}, in thanks, in hours, in how you felt while signing.',
          'If price and pride tell you different stories, write both down, and correct the one that is easier to move.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} your habits of spending stand in a row, well lit{ref}.',
          'Some are treats and some are tolls.',
          'Pat the first kind, and ask one of the second who ever put up the barrier.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          '{on} a conversation that has gone back and forth for weeks can get to its point{ref}.',
          'What you know from the street and what you believe in general may disagree.',
          'Quote the neighbor before quoting the book.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The text, the course, the stack of notes is ready to be read by someone {on}{ref}.',
          'You see every flaw in it, and the whole besides.',
          'Print it out, read it aloud, and let one pair of eyes in.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Words overflow {on}{ref}, yours as well as those of the next table.',
          'Underneath the chatter lies one fact that everybody now knows, so say it simply, and leave space for how it sounds over there.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Remarks of yours, put about in letters and small talk, come home to you {on}{ref}.',
          'Some have been improved on the way.',
          'Keep those versions, correct one, and call the person who got it right.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} home shows its whole shape, the warm corner and the cold one{ref}.',
          'Work tugs at one sleeve and the house at the other, both with reason.',
          'Give each a clock time, and eat in between.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old feeling about where you come from stands in full light {on}{ref}, fond and sore together.',
          'Tell the story once with both halves in it, to somebody who never saw the wallpaper.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your rooms want to be filled for one evening {on}{ref}, with people, steam and coats on the bed.',
          'What you have made of them can be looked at now.',
          'Leave the door ajar, and the title on your business card outside.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} it shows who makes your rooms a home{ref}, on two legs or four.',
          'Eat with them and say so.',
          'What is still missing can be named in the same breath, lightly, while somebody looks for the corkscrew.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} what you feel for someone or something is written on you in large letters{ref}.',
          'Between your own delight and the good of the whole group there is a little tug.',
          'Follow the delight for one dance, then share it out.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The thing you have been making can go on its small stage {on}{ref}.',
          'Some friends will be kind about it, and one will be honest, and before the evening is over you will have use for both.',
          'Show it, bow, and ask what they remember.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Joy and stage fright come to the same height {on}{ref}.',
          'Play it through for yourself with the door open, wrong notes included, and observe that the pleasure lasts longer than the blush.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The piece in your hands is as big as it will get {on}{ref}.',
          'Step back as far as the wall allows.',
          'One line too many is easier to spot from there, and so is the one you would not give up for money.',
        ],
      },
    ],
    6: [
      {
        view: 'body',
        sentences: [
          '{on} your body presents the sum of its recent weeks{ref}, the good breakfasts along with the short nights.',
          'Read it through without scolding.',
          'Then choose between one more effort and one early evening, and favor whichever was lately neglected.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A piece of careful work is done {on} or plainly visible as undone{ref}.',
          'Order on one side and daydream on the other both ask for the evening: label the box, wash your hands, and go look out of the window.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You can see {on} how much of the day you hold together with string{ref}.',
          'Some of it is service and some is merely habit, and from here the two look different.',
          'Untie one knot that helps nobody.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} it is visible who relies on your being reliable{ref}.',
          'Be glad of that over one whole cup of coffee.',
          'Then tell whoever relies on it hardest about the hour at which the workshop shuts.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} the two of you can be seen from outside, you and whoever sits opposite{ref}.',
          'It is clear what each brings and what each leaves on the chair.',
          'Say thank you for one thing, and ask for another.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A question between you and another is fully grown {on}{ref}, with your side and theirs equally lit.',
          'Argue theirs for three minutes, as well as you can.',
          'After that your own will be easier to say and shorter.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You notice {on} how much of you is company and how much is you{ref}.',
          'An agreement can be finished now, or drawn afresh with both names on it.',
          'Sit at a round table if there is one.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Other people have an idea of the two of you, and {on} you can see it from your seat{ref}.',
          'Correct nothing.',
          'On the way back tell each other which part of it you wish were true.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          '{on} something between you and another comes up from below the waterline{ref}, and it is good to see its size.',
          'There is what you hold and what the two of you share.',
          'Speak of it with the lamp on and nobody in a hurry.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Who has carried what can be seen {on}{ref}, down to the last receipt and the last sleepless hour.',
          'Add up both kinds, side by side, and settle one of them, since a debt of thanks can be paid on the spot.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A feeling you had put away years ago is suddenly wide awake {on}{ref}.',
          'It has mellowed, and so have you.',
          'Give it a chair and one hour, then go make something plain with your hands.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} what you owe to nobody but yourself is plain{ref}, a rest, an apology, a locked hour.',
          'It has been adding up in silence.',
          'Pay the oldest part, and enjoy the peculiar quiet of a settled account.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} a long line of thought reaches a hill from which the whole country can be seen{ref}.',
          'Your theory lies over here and the facts of the street over there.',
          'Draw both on one map before you walk down.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You have something to teach {on}{ref}, and it shows in how people turn their chairs.',
          'Tell it by way of a place you have been or a book you have worn out, and end on a question for the quietest of them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The wish for far away stands at its highest {on}{ref}, right beside the string of things that need you near.',
          'Give the one a date and the other a morning.',
          'Seen together, they leave more room than either claimed.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Somebody who sees the world from the other end is good company {on}{ref}.',
          'Let them finish their theory.',
          'Between their far country and your near one stands a table, and it would be a pity to clear it early.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} your work stands where everyone can walk around it{ref}.',
          'There is applause in it for you, and the question of who has been keeping supper warm.',
          'Enjoy the first, and take the second home with flowers.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What you are known for and who you are in socks look at each other {on}{ref}.',
          'Carry one honest habit from the kitchen into the meeting, and see how much less the title weighs.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An effort of many months can be judged by its outline {on}{ref}.',
          'You see how high it got and what it leaned on.',
          'Sign it, say whom you have to thank, and decide about the next floor later.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the road behind your work is visible back to the first lesson{ref}, and to the person who gave it.',
          'Write to them, or to whoever knew them.',
          'What you make of the view ahead can wait until after that.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} it is plain who your people are, by who is still stacking chairs at midnight{ref}.',
          'They know your share in it, and you can see your own wish within theirs.',
          'Raise a glass to the one who never gives speeches.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The plan of the group and the dream of your own heart stand at equal height {on}{ref}.',
          'Count which evenings went to which.',
          'Give the smaller heap the next free one, and tell the others cheerfully.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A hope you put into the world with others shows {on} what it has become{ref}.',
          "Part of it is better than you imagined and part is somebody else's by now.",
          'Celebrate the first part, with soup and witnesses.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'How many of your evenings belong to plans you voted for with half a hand can be counted {on}{ref}.',
          'Raise the whole hand for one of them.',
          'Lower it for another, while everybody is in good humor.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} what you keep behind the scenes steps up to the window{ref}, a fatigue, a tenderness, a thing you made for no one.',
          'The to-do list looks in from the other side.',
          'Let it wait outside until you have listened.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Sleep and duty pull the blanket from two ends {on}{ref}.',
          'You can see how long it has gone on.',
          'Do the one duty that others depend on, then hand the rest of the evening to the pillow.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A dream or a half-forgotten sorrow has a clear outline {on}{ref}, and turns out smaller than its shadow.',
          'Write it down on one page with the lamp low, and decide in daylight whether anyone should read it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a tenderness you thought well hidden stands in the doorway{ref}.',
          'It need not come in.',
          'Leave a chair pulled out, and be a shade kinder than usual to whoever it is about, without a word on the reason.',
        ],
      },
    ],
  },
  last_quarter: {
    1: [
      {
        view: 'habit',
        sentences: [
          '{on} you can hang up a version of yourself that has gone thin at the elbows{ref}.',
          'A nickname, a haircut, a way of apologizing at the door.',
          'Pick one, thank it, and leave the house without it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Something you keep doing only because people expect it of you may be dropped {on}{ref}.',
          'It takes one morning to miss it and two for the others to stop asking.',
          'Begin with the smile you do not mean.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your shoulders know which garment they are tired of{ref}, and so does your way of crossing a room.',
          'Give the thing away washed and folded.',
          'Whatever it was meant to hide has grown used to daylight.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You can stop introducing yourself {on} by something that was true five years ago{ref}.',
          'Try the newer sentence on the next stranger.',
          'It will wobble a little, and the wobble is what they will like.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} look for the expense that no longer buys you anything{ref}, the membership, the storage box, the third streaming service.',
          'Cancel that one.',
          'What you paid so far was the fee for finding out, and the account is square.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'It does you good {on} to return things: the borrowed drill, the cake tin, the coat left after a party{ref}.',
          'Put them by the door in a row, deliver the nearest, and enjoy owning only what is yours.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a bad purchase may at last be forgiven{ref}.',
          'Take it to somebody for whom it would be a good one.',
          'The lesson stays with you, and needs no shelf.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Checking whether it is all still there can rest for once {on}{ref}, the balance, the cupboard, the parcel on its way.',
          'Sit down with what is in reach, and see how far into the evening it takes you.',
        ],
      },
    ],
    3: [
      {
        view: 'desk',
        sentences: [
          '{on} three old threads can be closed with a line each{ref}: thanks, no, or I will not get to it after all.',
          'Whoever has been waiting is mostly relieved.',
          'Delete the drafts you kept out of guilt, and clear the notebook.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An argument that has been rehearsed on every walk may be put away {on}{ref}.',
          'Say it one last time to a tree, with gestures, and go home by a street where you do not know your lines.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you can drop out of one stream of news{ref}, the one you scroll while the water boils.',
          'Watch the water.',
          'Somewhere around the third cup you may have a thought that nobody sent you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A promise to call back has gone sour with keeping, as you notice {on}{ref}.',
          'Call and say that first, or send a card that asks for nothing.',
          'Either takes the pebble out of the shoe.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} one thing may leave the house that has long been living there rent-free{ref}, a broken lamp, a grudge, a box from two moves ago.',
          'Carry it down yourself, and sweep where it stood.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A family task that landed on you without anyone asking can be handed back {on}{ref}.',
          'Do it warmly, with the folder in order and a date for the handover, and sit through the silence that follows.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You can close a room {on} that has been heated for nobody{ref}, in the house or in your head.',
          'Say good night to it, turn the dial down, and carry the good chair to where you actually sit.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} somebody at home may be let off a job they never wanted{ref}.',
          'You know which, by the sigh.',
          'Do it together one last time, with music, and from then on let it be done badly, or by nobody.',
        ],
      },
    ],
    5: [
      {
        view: 'solitude',
        sentences: [
          '{on} a hobby that turned into homework may go back in its case{ref}.',
          'You gave it good evenings, and it gave you some.',
          'Pass the yarn or the racket on to a beginner, and keep a free afternoon.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A crush, a role, a running joke has had its season, and you can feel that {on}{ref}.',
          'Let it go with good grace, at the height of the applause if possible, and clear the stage of props.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a thing you have been polishing for its own sake is done being polished{ref}.',
          'Date it, frame it, or give it to the person who kept asking.',
          'Play needs the table for whatever comes in next.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You may leave a game {on} that you have only been playing so as not to lose{ref}.',
          'Lay down the cards, thank the winners, and go outside, where some children have one without rules.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} cross out the chore that survives only by being on the list{ref}.',
          'Nobody checks it and nobody would notice.',
          'The ten minutes it frees are best spent sitting on the back step, doing nothing useful.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A regimen that has stopped helping can be retired {on}{ref}, along with its app and its guilty little bell.',
          'Keep the one part your body actually asks for, and put the scales, the tracker or the powder on the top shelf.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you can resign as supervisor of how somebody else does things{ref}.',
          'The towels will be folded in thirds.',
          'Put the patience you save into one task of your own, done precisely as you please.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A weekly chore has outlived the reason for it, and {on} you can see as much{ref}.',
          'Look up when it began and for whom.',
          'If nobody remembers, take its hour and lie on the rug.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} the two of you could lay down an old rule{ref}, who always drives, who always gives in about the window.',
          'Name it aloud, laugh if you can, and try one week without.',
          'It may turn out that neither of you liked it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The score you have kept with someone has got long, and can be torn off {on} like a receipt{ref}.',
          'Hand back whatever of theirs you still have, a book, a reproach, and ask nothing for it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An arrangement for two has done what it was made for {on}{ref}.',
          'Say so before either of you starts being late for it.',
          'Ending a thing well, together, is as good an evening as beginning one.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} somebody no longer needs you to translate them to everyone else{ref}.',
          'They speak well enough, and the others have ears.',
          'Sit beside them with your mouth full, and leave the silence for them to fill.',
        ],
      },
    ],
    8: [
      {
        view: 'money',
        sentences: [
          '{on} a small debt of any sort is good to settle{ref}, the twenty from the concert, the thank-you owed since last year.',
          'Pay it in full and without a speech.',
          'What you forgive in the other direction needs no notice either.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You can loosen your grip {on} on something that was never quite yours to hold{ref}, a suspicion, a secret, a say in their affairs.',
          'Open the hand over the sink, as it were, and wash it with warm water.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The last word in an old matter of trust may stay unsaid {on}{ref}.',
          'You have it ready, and it is good.',
          'Burn it with the envelopes, warm your hands, and speak of something both of you still want.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a key on your ring turns out to belong to a door that is no longer yours{ref}.',
          'It may be a password, a way of worrying, the spare set for an apartment across town.',
          'Send it back with a friendly line.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} an opinion you no longer live by may be taken off the wall{ref}.',
          'So may the course you stopped attending and the guidebook to a place you have outgrown.',
          'Give the shelf a wipe, and leave it empty awhile.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Someone has heard enough of your good advice on a certain subject, and you know it {on}{ref}.',
          'Take back the sermon, keep the affection, and ask them what they have found out by themselves in the meantime.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You can quit improving yourself in one department {on}{ref}: the phrase a day, the lecture at double speed, the third guide to the same mountain.',
          'Walk around the block at single speed, and see what you already know.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an unfinished journey may be called finished where it stopped{ref}.',
          'Put the ticket in a book.',
          'The part you never saw has kept other people busy and content all this while.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} a duty that came with an old title can go back to where it was issued{ref}.',
          'Write down how it is done, in one page, for the person after you.',
          'Then take your mug and your name off it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You may put away a goal {on} that you would not set for yourself anymore{ref}.',
          'It got you up a good many stairs.',
          'Strike it out neatly, with date and initials, and do not fill the gap this month.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you may retire from a contest with somebody who does not know about it{ref}.',
          'Read their latest thing, find the good page, and tell them which it is.',
          'The road is a good deal wider afterward.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The last hour of your working day can be handed back {on}{ref}, since little was ever made in it.',
          'Clear the desk, write the next first line on a card, and leave while there is light in the street.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} it is easier to leave a group you only attend{ref}, the chat, the board, the standing Thursday.',
          'Say goodbye with one true compliment, hand over the key, and keep the two people you would have met there anyway.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A shared plan has quietly run out of people, and {on} somebody can say so{ref}.',
          'Let it be you.',
          'Thank the ones who carried boxes, return the tablecloths, and keep the idea for a better year.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'The ties to everyone can hang slack {on}{ref} until you miss someone in particular.',
          'Whoever comes to mind by the second quiet evening is the person to write to.',
          'The others will keep.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} an old feud in the circle has nobody left who can tell it properly{ref}.',
          'Volunteer to forget it.',
          'Seat the two parties by the bread, and ask about something they are both bad at.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} let one worry go off duty that has been sitting up with you at night{ref}.',
          'Write its name on paper, fold it, put it under a flowerpot, and see whether it is still wanted in a month.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you have secretly been sorry about for years can be set down {on}{ref}.',
          'Nobody is keeping it but you.',
          'Do some small kindness in its place, unsigned, and go to bed with the window open.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you may put down the tiredness that comes of not looking tired{ref}.',
          'Yawn in company.',
          'Go to bed at a childish hour, the curtains as they are, and let the list sleep on the floor.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'One way of hiding has become more work than being found {on}{ref}.',
          'Pick up on the second ring, answer the door in your apron, and tell whoever it is that you are resting.',
        ],
      },
    ],
  },
}

/** For a reader without houses. */
export const lunationInSign: Record<LunationPhase, Record<Sign, Wording[]>> = {
  new: {
    Aries: [
      {
        view: 'habit',
        sentences: [
          '{on} what you have only thought about wants to be started, soon rather than properly{ref}.',
          'Light the match first and find the instructions after.',
          'One bold minute is all the beginning needs, and it should be this one.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Go first {on} in one small thing where you usually wait to be waved through{ref}.',
          'Nobody will know that it was the start of something.',
          'You will, by your pulse, which is evidence enough for now.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A restlessness in the legs {on} is the first line of something new{ref}.',
          'Give it a street and a quarter of an hour, and let the name for it come at the far corner.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} somebody has to raise a hand first, and yours is already warm{ref}.',
          'Volunteer for the part with the fewest instructions.',
          'What you still need to know you can pick up on your way to the front.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          '{on} a beginning likes to be slow and to have soil under its nails{ref}.',
          'Put one seed, one coin or one stone in its place, firmly, and go and have lunch.',
          'It asks for patience and regular water, nothing cleverer.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Whatever you begin {on} should feel good in the hand{ref}, like clay, dough or a well-made handle.',
          'Choose the pace at which you could go on for years, and do the first ten minutes of it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} a small sum, set aside, begins to be a plan{ref}.',
          'Choose the jar or the account, put in what would not be missed, and tell your impatience to come back in a year.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A fondness may be planted {on} like a bulb, pointed end up{ref}.',
          'Bring something edible, sit down, and let a comfortable silence make the introductions.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} start with a question, put to two different people{ref}, and write both answers on the same card.',
          'A new thing is mostly talk at this stage, light and a little scattered, and it may stay so for a week.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A first draft will come easily {on} if you let it begin in the middle{ref}.',
          'Leave blanks for the words you lack, add a silly title, and show one paragraph to somebody quick who will answer with another idea.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The notebook in the side pocket gets its first page {on}{ref}.',
          'Write down what you overheard, what you misread and one word you liked, and let the subject find you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} a subject is born out of small talk{ref}.',
          'Keep three conversations going, at the counter, on the landing and in the margin, and see in which of them it comes up again.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'solitude',
        sentences: [
          '{on} something tender begins, and it would like a wall around it{ref}.',
          'Keep it at home among your own things, feed it in the evening, and mention it only to someone who has seen you cry.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A new start may look back over its shoulder {on}{ref}, toward a kitchen, a song, a person who once believed in you.',
          'Take one thing from there along, a spoon or a saying, and begin beside it.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} a new custom can be started with a pot and two bowls{ref}.',
          'Cook the dish that could become yours, on a plain evening, and do it again in a week.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} the thing to begin is a shelter, however small{ref}.',
          'A blanket by the door, a number to call, a chair that is understood to be theirs.',
          'Decide for whom, and tell them last.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} begin the thing you would be proud of, even if the only spotlight is the fridge door{ref}.',
          'Give it a name with some trumpet in it, take one grand first step, and bow to the milk.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Your heart has picked something {on} and would like you to admit it{ref}.',
          'Say so to one person who enjoys your enthusiasm.',
          'It is a spark, and it only needs somebody to cup a hand around it.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Something wants to be served with a flourish {on}{ref}, though it is only the first try.',
          'Use the big plate, call whoever is in the house, and take the applause for the attempt.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you may open the day as its leading part{ref}.',
          'Pick the song, the scarf and the sentence you enter with.',
          'Nobody has to be dimmed for it.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} the beginning is a cleared table and one small, exact task{ref}.',
          'Do it with care, write down how, and leave perfection to someone with more time.',
          'Tomorrow do the next one at the same hour.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'One humble improvement can be started {on}{ref}, of the kind that involves a measuring spoon or a pair of walking shoes.',
          'Nobody claps for it.',
          'Note the date in tiny writing, and let it prove itself quietly.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the smallest possible routine can be founded{ref}, two minutes long and always after the same cup.',
          'Leave it that small for a week, and let it ask for more by itself.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A beginning can be weighed out in grams {on}{ref}.',
          'Measure one good habit, label the jar, and put it where your hand goes anyway.',
          'Improve the recipe only after you have eaten it.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} what you begin goes best with a second pair of hands{ref}.',
          'Ask someone along, politely and with a real choice in it.',
          'Let them pick the color, and keep the right to pick the hour.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A fair arrangement can have its first clause {on}{ref}, between you and a person, or between your own two minds.',
          'Write one sentence that both sides would find pleasant to read, and put a flower beside it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A fair beginning takes two signatures {on}{ref}, or at least two opinions.',
          'Put your half on paper, leave the other column blank, and pass the pen across.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} an invitation is a way of starting{ref}.',
          'Word it so that no is easy and yes is a pleasure, and offer two dates.',
          'The project can be named by whoever comes.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} a beginning takes place underground and wants no witnesses{ref}.',
          'Decide the one thing you mean entirely, write it on a slip, and hide it where only you would dig.',
          'Wanting it hard is the whole first step.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Choose {on} what you will no longer do by halves{ref}.',
          'Close the two side doors that lead away from it.',
          'There will be nothing to see for a while except, perhaps, how steadily you look.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} work starts below the surface{ref}, with the drawer, the source, the old contract read to the end.',
          'Say nothing of it yet, and mark the one sentence on which the rest depends.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Trust can be sown {on} at a depth that frost does not reach{ref}.',
          'Say one true thing, low and late, and ask for nothing back.',
          'Whether it has taken shows in what is not repeated.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'habit',
        sentences: [
          '{on} aim at something farther off than you can see, and shoot with a laugh{ref}.',
          'Book the lesson, buy the map, say the large hope out loud on a hill.',
          'Where it lands is a question for later.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'An adventure can be arranged {on} over the noise of a bar or a bus{ref}.',
          'Keep it to one line, the direction and the month.',
          'Whoever says yes before you have finished should get the other seat.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A subject larger than the desk begins {on}{ref}.',
          'Borrow the first book, draw the map with its white patches, and write one honest question above it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the first step would like to be a long one, and outdoors{ref}.',
          'Walk until you can see your own roof from above, or could if there were a hill.',
          'Say up there what you are setting out for.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} the first step is a plain one, at the foot of something high{ref}.',
          'Date the page, write the stages under one another, and do the lowest at once.',
          'The summit can be left in its cloud for now.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Begin {on} as people begin who mean to be there in ten years{ref}: with a ledger, a fixed hour, and stout shoes.',
          'Promise little.',
          'Keep that little for a month before you allow yourself to be impressed.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you might lay the bottom stone of something tall{ref}, without a ceremony.',
          'Set the hour for it, the same one each week, and be there when it strikes.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Something serious may begin {on} behind a shut door, with the phone asleep{ref}.',
          'Draw the last stage first, then the one before it, and so on down to what can be done by supper.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} start the thing that does not quite exist yet, and start it with others{ref}.',
          'A shared document, a bench, a rule nobody has tried.',
          'Explain it in a sentence to the person most likely to improve it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your odd idea deserves a first experiment {on}{ref}, with string, a spreadsheet or the furniture.',
          'Do it as one would do a test, cheerfully and without being attached, and write down what surprised you.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What nobody around you does may be the right beginning {on}{ref}.',
          'Try it for a month with the rules written down, and decide by what happened and not by how it looked.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a beginning sits two seats away from where you usually look{ref}.',
          'Talk to the person you cannot place, about a thing neither of you does for money, and exchange one address.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          '{on} what begins has no edges yet{ref}, a tune, a longing, a picture from the last minute of sleep.',
          'Do not press it for a plan.',
          'Run a bath, hum it, and leave paper within reach of a wet hand.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Let yourself begin {on} by wishing{ref}, as one did over birthday candles, silently and with both eyes shut.',
          'Then do one soft thing in that direction, and allow it to dissolve and come back in its own shape.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} a new thing announces itself as a mood, in the shoulders and behind the eyes{ref}.',
          'Lie down for ten minutes, let it go where it likes, and write down the color it had.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Start {on} by keeping somebody company{ref}, a person, an animal, a piece of music that nobody plays.',
          'You need not know what it will come to.',
          'Stay until you forget the clock.',
        ],
      },
    ],
  },
  first_quarter: {
    Aries: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the first no comes back at you, and you would like to run straight through it{ref}.',
          'Use the heat for one clean push at the right spot.',
          'Ask where the handle is before trying the shoulder.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Whatever you began is itching to be finished by force {on}{ref}.',
          'Split off the part that can be done in one go, do that standing up, and let the slower part have its week.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the quickest one in the room is you, and the others are still tying their laces{ref}.',
          'Hold the door instead of the lead.',
          'Say what the next step is in six words, and take it when two of them are with you.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the first sprint is over, and the second has no crowd{ref}.',
          "Set a timer for twenty minutes, do the ugliest part, and get up before you start on somebody else's.",
        ],
      },
    ],
    Taurus: [
      {
        view: 'body',
        sentences: [
          'What you began now weighs something, and {on} the comfortable chair is arguing against it{ref}.',
          'Decide by standing up.',
          'Carry one real brick from here to there, slowly, and rest afterward with a good conscience.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} the thing you started sends its first bill, in money or in hours{ref}.',
          'Pay what is fair and no more.',
          'If it is still worth it with the sum written next to it, dig it in deeper.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A good intention sinks into the sofa {on}{ref}, where all the others are.',
          'Take it by the collar and tie it to something you do anyway, the kettle or the keys, and let that pull.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The dough you set is not rising as fast as you are getting hungry {on}{ref}.',
          'Leave the oven shut.',
          'Do one thing that helps from outside, a warmer corner or a longer table, and go for a slow walk.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'decision',
        sentences: [
          '{on} the plan has split into two plans, and both are talking{ref}.',
          'Give each three lines on paper, toss out the cleverer excuse, and build on the version you can explain to a child in one breath.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Notes for what you began lie in four places {on}{ref}, and each of them says something clever.',
          'Copy them onto one sheet.',
          'Whatever you cannot be bothered to copy was decoration.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you may hear yourself defend the thing to one person and mock it to another{ref}.',
          'Choose one of the two speeches, call whoever got the wrong one, and go on from there.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} everybody has a suggestion for what you have begun, a few of them good{ref}.',
          'Note them all, promise none, and make up your mind in a place without chairs.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'Some part of you wants to go back under the blanket {on}{ref}, just as the thing you started needs air.',
          'Bring it out by inches, with a friend near and soup after, and do not close the door behind you.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what you began runs up against how it was always done at home{ref}.',
          'Ask the old rule, politely, what it was for.',
          'If the reason has moved out, you may move the furniture.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Someone near you needs soothing {on}{ref}, right in the hour that was meant for the new thing.',
          'Give them the first half of it with your whole heart, and the new thing the second half, with the door shut.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you could take a remark about the new thing home with you and keep it warm for days{ref}.',
          'Carry it back to whoever made it, while it is small.',
          'Ask how it was meant, and say where it landed.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} the applause is late, and the work wants doing all the same{ref}.',
          'Rehearse the hard passage with the hall empty.',
          'Courage at this stage means being seen in your shirtsleeves, slightly flushed, and carrying on.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The thing you began with a flourish has come to its plain middle {on}{ref}, where no one claps.',
          'Do the page that only you will know is good, and sign it small.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you would like to hear that it is wonderful, and hear that it is coming along{ref}.',
          'Take that as the compliment it is.',
          'Ask which part they would miss, and make the next piece out of that.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Pride and progress have different wishes {on}{ref}, the one for a better entrance, the other for a second rehearsal.',
          'Grant progress its wish in private, and let pride design the poster.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          'The first mistake has turned up in what you began, and you could look at nothing else {on}{ref}.',
          'Correct it, write down the cause in six words, and go on to the next row before you start over.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the improved routine meets hours that do not fit it{ref}.',
          'Do the two minutes of it that matter most, the stretch or the sum, and let the rest be untidy until the evening.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'There are now five ways to do it better {on}{ref}, and none of them has been begun.',
          'Pick the second best and start before noon, since that is the one you will not polish to dust.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the checklist has grown longer than the job{ref}.',
          'Cut it down to what would be missed.',
          'The pencil may go on looking, provided the hands go on working.',
        ],
      },
    ],
    Libra: [
      {
        view: 'quarrel',
        sentences: [
          '{on} somebody has to be slightly disappointed, and you have been putting off choosing whom{ref}.',
          'Choose with both names on the table, say it gracefully, and build the next piece with those who remain in the room.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Both answers have excellent manners {on}{ref}, and the thing you started is waiting on one of them.',
          'Toss a coin, notice which way you hoped it would land, and write that down before anybody is consulted.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} going halves turns out to need a line somewhere{ref}.',
          'Draw it in pencil and together, closer to you than is polite if that is where it honestly runs, and then divide the cake.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you began together has one blank too many on the roster {on}{ref}.',
          'Offer the half you do well, ask for help with the half you do badly, and have it settled before either of you turns charming.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'decision',
        sentences: [
          'A resistance you know well steps out of the dark {on}{ref}, and it has your own eyes.',
          'Ask what it is guarding.',
          'Once you have the answer, keep the guard, move the gate, and go through on foot.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} somebody tests how serious you are about what you began, possibly you{ref}.',
          'Answer with one fact and no edge.',
          'Then go on with the part that nobody can see from the street.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What you set going underground has hit a stone {on}{ref}.',
          'Put your hand on it and find out how large it is before you fetch the crowbar: most such stones can be gone around by a foot.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you notice by your held breath that you have started to mean it{ref}.',
          'Let the breath go.',
          'Then take a step that no joke could take back, a small one, in good light.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'money',
        sentences: [
          '{on} the great idea is presented with its timetable and its price{ref}.',
          'Do not argue with the messenger.',
          'Trim the wings by a hand, pick the stretch that can be walked this month, and set out whistling.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The company you set out with has fallen behind or gone ahead {on}{ref}.',
          'Wait at one signpost, tell the best joke you have, and settle how far you will all be by dark.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the big thought needs a footnote, and the footnote needs an afternoon{ref}.',
          'Give it the afternoon.',
          'A thing that has been looked up can be said twice as loud.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the story of the journey is some way ahead of the journey{ref}.',
          'Tell it no further for now.',
          'Cover a mile or a chapter, and give the next account in worn shoes.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'habit',
        sentences: [
          'The slope gets steeper {on}{ref}, and you find you have packed for three people.',
          'Take out whatever was only there to look responsible.',
          "Then climb to the next bend, and count that as the day's work.",
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the knees report how heavy the good intention has become{ref}.',
          'Put the pack down, drink something warm, and redo the plan for a person who also sleeps.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What you began is now asked for its budget {on}{ref}, in cash, in patience or in early mornings.',
          'Write the smallest figure that would still be serious, and do not go over it without telling somebody.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Someone above you, or before you in the line, has a say in it {on}{ref}.',
          'Hear the objection standing, write it down in their words, and come back with the one change that costs you least and helps them most.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} the experiment may meet the house rules{ref}, or a voice that says it has never been done that way.',
          'Agree, since it is true.',
          'Then offer to try it on a small scale for two weeks, and take notes in public.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Everybody agrees with your idea {on}{ref}, and everybody has agreed to a different one.',
          'Draw it on a napkin, hand the pen around, and keep the version in which somebody has crossed out your favorite line.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the new way of doing it has been used four times and feels like a shoe on the wrong foot{ref}.',
          'Change one lace of it rather than the pair, and give it another four.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} being free and being counted on both have an eye on the new thing{ref}.',
          'Give the person in question one fixed hour, and keep all the others strictly ungoverned.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'What was a dream asks for a shape {on}{ref}, and you would prefer to go on floating.',
          'Pour it into the nearest vessel: one page, one hour, one promise to a practical friend.',
          'Some will spill and most will not.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the thing you were dreaming up is asked when it will be there{ref}.',
          'Do not invent a date to be kind.',
          'Show whoever asks the wet sketch, and let them hold it while you fetch the next.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A beautiful beginning has run into its first dull form {on}{ref}, with boxes and capital letters.',
          'Fill it in to music, one side, and go back to the beautiful part while the ink dries.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'What came in with the tide wants a timetable {on}{ref}, if only for low water.',
          'Choose ten minutes that hardly anybody else has a use for, on the edge of sleep or of the bath, and turn up for them dreaming if need be.',
        ],
      },
    ],
  },
  full: {
    Aries: [
      {
        view: 'quarrel',
        sentences: [
          '{on} it is bright enough to see where you acted and where you kept the peace{ref}.',
          'Both took nerve.',
          'If there is still a hot word left over, say it standing, in one breath, and then hear theirs.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your blood is up {on}{ref}, and an undertaking shows at a glance what it is made of.',
          'Run, dance or beat the rugs before you speak about it.',
          'The other side has a temper as well, and it tires at about the same time.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you began in a hurry stands there in full, scratches and all, to be looked at {on}{ref}.',
          'Keep the courage, sand down the rest, and tell whoever was in the way that you saw them too late.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Somebody close has been running beside you, and {on} you can see how fast{ref}.',
          'Slow down on purpose.',
          'Ask who set the pace, and let the redder face choose the next one.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          '{on} you can see what has ripened, and smell it{ref}.',
          'Taste before you store.',
          'One basket is for keeping and one has to be given away or let go, and your hands know which is the heavier.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What you hold on to stands in front of you in full size {on}{ref}, handsome and a bit in the way.',
          'Walk around it once.',
          'Enjoy it for an evening, and ask who else might have a use for it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your body knows what it has had enough of, and what not{ref}.',
          'Listen at the table and again on the pillow, and change one portion.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} affection lies there as plainly as bread{ref}.',
          'Some of it is fresh, and some is only kept.',
          'Break the fresh part with whoever is at the table, and give the other to the birds.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} everything gets said, by everybody, often at once{ref}.',
          'Out of the chatter you can pick the one sentence that fits the whole.',
          'Repeat it slowly, and ask the quietest person whether it holds.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The pieces you have collected make a picture {on}{ref}, if you lay them out on the floor.',
          'There are facts on the left and meaning on the right.',
          'Write a caption that both could live with, and send it off.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'All the threads come into one hand {on}{ref}, and two of them turn out to be the same.',
          'Tie those, answer the message that was waiting for both, and let the others hang until they are asked for.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} half a sentence from long ago finds its other half{ref}.',
          "It may come out of a stranger's mouth or your own.",
          'Put the two together on paper, and see whether you still agree.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          '{on} feeling stands as high as the rim{ref}, and a kind word is enough to spill it.',
          'Let it, at your own table.',
          'You can see whom you have looked after all this while, and who has been longing to do it for you.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Home has its hand on one of your sleeves {on} and the world outside has the other{ref}.',
          'Feed everybody, yourself included.',
          'After the second helping it is plainer which of the two was only tired and which was asking.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you see who comes to your table, and who only ever means to{ref}.',
          'Lay a place for the first and write a postcard to the second, without a reproach in it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your arms know whom they would like to hold, and what they are tired of holding{ref}.',
          "Put down a shopping bag, a worry, a grudge that was somebody else's.",
          'Then go and hug.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} what you have put your heart into can be seen from the last row{ref}.',
          'Step forward and take the bow.',
          'Then turn the lamp around, and look at the faces who kept the beat for you.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You would like to be loved out loud {on}{ref}, by name, with some ceremony.',
          'Say it without sulking first.',
          'Somebody near you may be shining in a quieter way, so go and hold their hand up too.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The part you play every day is lit from the front {on}{ref}, so that even you can see the makeup.',
          'Wipe off what itches, keep what you enjoy, and take your bow in your own shoes.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Two people, yourself included, would like the last word and the larger slice {on}{ref}.',
          'Hand over the slice with a bow, keep the word for a toast, and see who laughs first.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} the work lies there complete, and every flaw in it waves{ref}.',
          'See the flaws and see the whole, one after the other.',
          'Fix what takes five minutes, and forgive what would take five weeks.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'All your small care of the last months adds up to something visible {on}{ref}, in the pantry, the body or the garden bed.',
          'Admire it with folded arms.',
          'Whatever could not be put in order may float past for an evening.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the list is complete, which is not to say done{ref}.',
          'Circle the three lines that hold the others up, and let the rest be good enough as they stand.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} what you have put by can be counted, jar after jar{ref}.',
          'One has not kept, and you half knew it when you closed the lid.',
          'Rinse that glass, and give away the best of the others.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the two pans of the scale hang in full view{ref}, and you can read what each of you has laid in.',
          'Speak about it in a pretty place.',
          'Put back one thing of yours that you had slipped over to their side.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An agreement shows its finished form {on}{ref}, the charm of it as well as the compromise.',
          'Read it through as I, and again as we.',
          'Where the two readings differ by a word, that word is worth an evening.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Who gives and who gives way can be read {on} like a bill on the table{ref}.',
          'Divide it aloud, to the last coin if need be, and order something sweet together afterward.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Who has been paying the visits and who has been receiving them stands out {on}{ref}.',
          'If the count is uneven, mend it with charm: a card, a ring at the door, a turn at being spoiled.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'love',
        sentences: [
          '{on} what was kept below comes up, and it seems that both of you half knew{ref}.',
          'Look at it together without flinching and without poking.',
          'Keep what still has warmth in it, and let the rest sink.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old intensity is fully lit {on}{ref}, and you can walk around it as around a sculpture.',
          'One side is passion and the other plain possession.',
          'Lay a hand on the first, and step away from the second.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} what was kept back comes up at a bad moment and in good faith{ref}.',
          'Let it be said to the end, pour water for both, and answer only the last sentence.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} the true price of something is out on the table, what nobody mentioned included{ref}.',
          'You paid part of it in silence.',
          'Say that part aloud to the one it concerns, and ask what theirs was.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} your conviction fills the room to the rafters{ref}, and part of it is even true.',
          'Tell it grandly, with travel stories.',
          'Then ask somebody for the detail that does not fit, and buy them a drink for it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'From where you stand {on} the whole road can be seen, behind as well as ahead{ref}.',
          'Shout something off the top of it.',
          'On the way down, pocket one small fact for every large thought you had up there.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The plan can be seen from end to end {on}{ref}, as a road can from a hill.',
          'It is longer than you told everyone, so choose how far you go this season, and name that place.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You can tell {on} by the state of your soles how far you have come{ref}.',
          'Sit on a wall, empty your shoes, look both ways.',
          'The next stretch is a question of appetite, so eat before you decide.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} a long piece of work shows its full height, and its shadow falls as far as the kitchen{ref}.',
          'Measure both.',
          'You may be proud, and you may be missed at supper, and there is a train that serves the two.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You see {on} how much rests on your shoulders, and that some of it has been standing by itself for months{ref}.',
          'Take the hand away from one thing and watch it stay up.',
          'Let the free hand be held.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} people see how far up you are, and you see what you have carried{ref}.',
          'Set down the piece that was never yours, and let yourself be congratulated for the rest.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} a long account can be drawn up, with effort on one side and what it bought on the other{ref}.',
          'Enter the evenings as well as the coins.',
          'Where it comes out lopsided, alter the price or the evenings.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} you see your friends as a row of lamps, and yourself from across the street{ref}.',
          'It is a good view, if a cool one.',
          'Go back in, warm your hands on one of them, and say what you saw.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'An idea shared by many stands in the open {on}{ref}, and your private wish stands next to it, blinking.',
          'Introduce them.',
          'The cause can spare you for an evening, and the wish might have something to offer the cause.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the exception you make of yourself looks much like a rule from across the room{ref}.',
          'Keep it if it still leaves you free, and otherwise do the ordinary thing for a day and see how odd it feels.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'How much space lies between you and someone can be seen {on} as from a balcony{ref}.',
          'Part of it is air, and part is draft.',
          'Leave the first open, and shut the second with your own hand.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          '{on} the tide is in, right up to the back step{ref}, and you feel what everyone around you feels.',
          'Let one song or one good cry say it all.',
          'Then find your shoes, and the edge where you begin.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A longing can be seen whole {on}{ref}, like something large and gentle that has come up for air.',
          'Beside it, on dry land, is the list of what needs doing.',
          'Give the creature an hour, and the list a nod.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old tide brings back something you had given up as lost{ref}, a tune, a tenderness, a half sentence.',
          'Hold it for an evening, and let the water have what is not yours.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you can tell whose sadness you have been carrying in with your own{ref}.',
          'Hand it back gently, with a song or a spoonful of something.',
          'A friend may be glad to have it, being the one who can finish it.',
        ],
      },
    ],
  },
  last_quarter: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} you can stop fighting for something you already have, or no longer want{ref}.',
          'Do it quickly, as you began it: lower the fist, shake out the fingers, and leave the field by the nearest gate.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the heat is out of a matter you charged at some weeks ago{ref}.',
          'Walk once around what is left, pick up your cap, and use the muscles for carrying something home.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An argument of yours can be finished {on}{ref} by the one person who is able to, namely whoever began it.',
          "Say 'enough, you had a point' in under five seconds, and change the subject to food.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The third unfinished start on your desk may be called off {on}{ref}.',
          'You liked the first minute of it, and the first minute you have had.',
          'Clear the space with one sweep of the forearm.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'Something solid may be let go {on}{ref}, a chair you keep for its price, a stubbornness kept for its age.',
          'Hold it one last time in both hands, feel the weight, and give it to a person who will sit on it.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the back of the cupboard is where the past month has got to{ref}.',
          'Eat up what is good, compost what is not, and wipe the shelf with something that smells of lemon.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A comfort has grown heavier than it is warm {on}{ref}, a blanket, a second helping, a way of not getting up.',
          'Leave it off once.',
          'If you miss it you may have it back, and if you sleep well you know.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} a routine shows the groove it has worn, and how little runs in it now{ref}.',
          'Step out at one spot, another chair, another bakery.',
          'What you miss after a week may stay.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} close the tabs, the side chats and the second version of the story{ref}.',
          'What you need from them fits on one card.',
          'Answer the last two questions, tell one rumor that it ends with you, and enjoy the quiet.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} one correspondence has said all it had to say{ref}.',
          'Write the line that lets it rest, thank them for a sentence you still know by heart, and leave your reply box empty for the evening.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Keeping up with everything can be given up {on}{ref}, in one respect to begin with.',
          'Choose the feed, the group or the channel that leaves you knowing more and feeling thinner, and sign off without a farewell speech.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} you can let go of a clever answer that you never got to give{ref}.',
          "Deliver it to the mirror, applaud, and write down the other person's best line in its stead.",
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          'A keepsake that makes you sad each time you dust it can move out of the living room {on}{ref}.',
          'Wrap it softly and write on the box what it was.',
          'You are keeping the fondness, and only the dust goes.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you can stop keeping a plate warm for somebody who eats elsewhere now{ref}.',
          'Wash the plate, put it with the others, and invite a person who is hungry this week.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Looking after someone has gone on a little longer than they needed {on}{ref}.',
          'Let them butter their own bread, kindly and with both hands in your lap, and see how well it suits you both.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} an old hurt can be tucked in and left to sleep{ref}.',
          'It has had its story and its glass of water.',
          'Pull the door almost shut, and have the evening to yourself.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} a part you play well, and are tired of, can go to the understudy{ref}.',
          'Hand over the hat in good humor, with a hint about where the laugh comes.',
          'Then watch for once from a seat in the fifth row.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a wish to be thanked for something can be retired, since the thing was worth doing{ref}.',
          'Thank yourself for it, aloud and by name, and give the next person twice the praise you were waiting for.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old triumph has been told often enough {on}{ref}.',
          'Hang it where only you can see it, and ask somebody else at the table for theirs.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} somebody else may be the one who is fun{ref}.',
          'Sit in the corner with the nuts.',
          'You can hear there what gets said in corners, and it is seldom the worse conversation.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'habit',
        sentences: [
          'Put away the red pencil {on} for one matter you have corrected long enough{ref}.',
          'File it as it is, label the folder done, and use the time you save to sit beside an unweeded bed.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a list has outlived its purpose{ref}.',
          'Tick what is done, strike what will not be, and fold the sheet into something that flies before it goes in the basket.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You may stop correcting one person {on}{ref}, in the one matter where they have never once changed.',
          'Say something true about what they do well, and let the spoon stay in the wrong drawer.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'One rule about food, steps or sleep has done its teaching {on}{ref}.',
          'Dismiss it with a handshake.',
          'What it knew your body can now tell you itself, at the table and in good time.',
        ],
      },
    ],
    Libra: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you may give up smoothing one thing between two others{ref}.',
          'Return each of them their half of the conversation, courteously, with the telephone number of the other.',
          'Your own evening has space for music again.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} weighing it any longer would only wear out the scales{ref}.',
          'Let the side you have argued for out of courtesy drop.',
          'Tell whoever has been waiting, in a handsome sentence, and close the ledger.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Being agreeable about one particular thing has run its course {on}{ref}, the restaurant, the route, the way they shorten your name.',
          'Say it once with a smile, and then be exactly as pleasant as before.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a tie kept up for the sake of symmetry may come undone{ref}.',
          'They invited, so you invited, and no one enjoyed the soup.',
          'Write warmly, and leave the next date unset.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'love',
        sentences: [
          'A grudge that has been fed at night can go without supper {on}{ref}.',
          'You need not forgive on command.',
          'Stop checking on it, take its key off your ring, and notice what your sleep does with the room.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} an investigation of yours can be closed for lack of new evidence{ref}.',
          'File what you know.',
          'Wipe the last of it from the board, and turn your good lamp on something that is still alive.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your jaw has been holding a matter shut that no longer needs it {on}{ref}.',
          'Loosen it in front of the mirror, breathe out longer than in, and let the fist open last.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you can stop standing guard over something that nobody has tried to take in years{ref}.',
          'Sit down.',
          "Put the watchman's lamp beside you, and for once read by it.",
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} take back one promise that was larger than your calendar, made in high spirits to someone who took it seriously{ref}.',
          'Tell them so with a straight face and something real in exchange.',
          'A shorter list travels better.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} one of your great certainties can be sent on leave{ref}.',
          'Spend the evening as if the opposite might be true, with good food and no debate, and see what you are curious about by bedtime.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The souvenirs of an old adventure may give up their shelf {on}{ref}.',
          'Keep the stone and the story.',
          'The brochures, the currency and the plan to go back unchanged can all leave together.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The speech you always give on a certain subject has had its last full house {on}{ref}.',
          'Offer a younger voice the platform.',
          'From the back row the matter may sound different, and shorter.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'An obligation has served its term, and {on} you can sign it out{ref}.',
          'Check the work, return the keys, and write the date under it in ink.',
          'Sit down afterward for a quarter of an hour without earning it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you can feel which of your duties you carry in the shoulders and which in the legs{ref}.',
          'Keep those in the legs.',
          'One of the others has a rightful owner, so ring them up.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Being the reliable one has a closing time {on}{ref}, in at least one place.',
          'Announce who will do it from now on, hand over the folder with the coffee stain, and do not look back at how it is held.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old failure can be struck from the record{ref}.',
          'You have worked it off, with interest.',
          'Read the entry once, initial it, and notice that everyone else mislaid the file long ago.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} you can quit being different in one respect where it has turned into a uniform{ref}.',
          'Hand the cause, the chat or the theory to somebody fresh.',
          'Keep the three people in it whose faces you would miss.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} an experiment has told you what it can{ref}.',
          'Write the result in one line, the failure included, and return the borrowed parts to whoever may try next.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Keeping your distance in one matter has done its work {on}{ref}, and is now merely drafty.',
          'Come in by the ordinary door, say hello to the person you were avoiding on principle, and let the principle rest.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Standing a little outside the photograph may be given up {on}{ref}.',
          'Step in at the edge, lay a hand on the nearest shoulder, and blink like the rest.',
          'You are no less yourself with an elbow in your ribs.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Let one hope dissolve {on} that you have been carrying out of kindness to it{ref}.',
          'Give it a walk by some water, or a long bath, and do not fish for it after.',
          'What was true in it floats.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a tune you have carried since some old farewell is on its way out{ref}.',
          'Sing it through once, all the verses, and open a window afterward.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'One way of slipping off, the screen, the nap, the endless shower, is of less use than it was {on}{ref}.',
          'Stay in the room for ten minutes longer than you like, and find out what you were excusing yourself from.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you can let somebody swim by themselves{ref}.',
          'You have held up their chin for a good while.',
          'Wait in the shallows with a towel, and discover that they have a stroke of their own.',
        ],
      },
    ],
  },
}

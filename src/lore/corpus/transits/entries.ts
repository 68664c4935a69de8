import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

export type EnteringBody =
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

/** What begins, and stays for a while, when a body enters a field of life. */
export const houseEntries: Record<EnteringBody, Record<House, Wording[]>> = {
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
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your idea of what is worth owning starts to shift, and will keep moving for many years{ref}.',
          'Try a new way of earning in a corner small enough to be an experiment.',
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
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the idea of home comes loose at one corner, with years in which to lay it differently{ref}.',
          "Move one wall's worth of furniture, and ask everyone where they would really like to sleep.",
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
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} the daily routine gets its first loose screw of many, and freedom is what rattles{ref}.',
          'Over these years try other hours, other methods, other tools, one change at a time.',
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
    ],
    8: [
      {
        view: 'money',
        sentences: [
          'What is shared, and how far trust goes, begins to be arranged in new ways {on}{ref}.',
          'There are years for it, so start with one honest oddity: a joint jar, a separate key.',
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
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} your calling starts looking out of the window, a habit it will keep for years{ref}.',
          'Try the unusual version of what you do on a small stage, beside the work that pays the rent.',
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
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something in the quiet back room wakes up, and will be stirring for years{ref}.',
          'Keep paper by the bed for sudden ideas, and rest in ways nobody would think of calling rest.',
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
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} your feeling for what is valuable starts to turn to water, slowly, over years{ref}.',
          'Keep the sums in a dry, simple notebook, and spend freely on what cannot be owned.',
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
    ],
    4: [
      {
        view: 'memory',
        sentences: [
          '{on} the past begins to shimmer, and home becomes partly a place you dream{ref}.',
          'In the years ahead give the longing one real room, with a lamp, a shell and a shut window.',
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
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} the edges of your working day begin to blur, as they may for many years{ref}.',
          'Set out a few fixed stones, breakfast, a walk, a closing hour, and let kindness flow between them.',
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
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'The line between mine and yours grows thin {on}{ref}, and stays so for many years.',
          'Give and forgive as you feel moved, but write down what is lent and read it together.',
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
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} your calling begins to ask for a dream in it, and the asking goes on for years{ref}.',
          'Bring help, beauty or consolation into what you do, and have the job described in dry words as well.',
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
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} the quiet room gets a view of the sea, for many years{ref}.',
          'Make rest, prayer or daydreaming a real appointment, and let one person know where you are when you are there.',
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
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'Why you keep what you keep becomes a deep question {on}{ref}, one that has years.',
          'Give up one possession that you only guard, and get to know what in you cannot be spent.',
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
    ],
    4: [
      {
        view: 'memory',
        sentences: [
          '{on} work begins under the floor of your home and history, slow work of many years{ref}.',
          'Ask about one thing that was always kept shut, and air a single room at a time.',
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
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} your daily work begins to be rebuilt from its base, over a long line of years{ref}.',
          'Find the one habit that drains the others, pull it up slowly, and keep the hole open for something alive.',
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
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          'A long descent into trust begins {on}{ref}, with a good rope.',
          'Over the years ahead, open what is shared and unspoken one box at a time, and leave each box lighter than you found it.',
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
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} the deeper reason for your public work starts to push up, and pushes for years{ref}.',
          'Ask whom your influence serves, and clear one false ambition off the desk.',
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
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something old and strong begins to turn over in its sleep, and takes years about it{ref}.',
          'Give it a quiet hour, a notebook and a witness you trust, and let it finish its sentences.',
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
    ],
    2: [
      {
        view: 'money',
        sentences: [
          'The tender question of whether you are worth it begins to heal slowly {on}{ref}, over several years.',
          'Accept a fair payment without a joke, and teach somebody else to do the same.',
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
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} a long mending at the root begins, the sort that is done in small stitches{ref}.',
          'Cook for yourself what you once missed at home, and set a second plate if you like.',
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
    ],
    6: [
      {
        view: 'habit',
        sentences: [
          '{on} your body and your daily work begin to ask for kinder hands, and they go on asking for years{ref}.',
          'Stop at the first sign of strain instead of the third, and show someone else how.',
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
    ],
    8: [
      {
        view: 'solitude',
        sentences: [
          '{on} the place where trust once tore begins to be mended, a matter of years{ref}.',
          'Lend something small and get it back, tell something small and find it kept, and count both.',
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
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          'An old doubt about your place in the world steps into view {on}{ref}, and can be eased over years.',
          'Do your work once in front of others without an apology, and praise a beginner for the same.',
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
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} something that hurt in private begins to accept a little company, and has years to do so{ref}.',
          'Rest without having earned it, and tell one quiet person that you did.',
        ],
      },
    ],
  },
}

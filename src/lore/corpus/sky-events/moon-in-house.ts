import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

export const moonInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'Whatever you feel is on your face before you have found a word for it{ref}.',
        'Wear the sweater that forgives you, eat when the stomach says so, and let the mirror have one short look.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You change your shirt twice before leaving{ref}, since nothing quite agrees with the skin.',
        'The third one is fine, and so is being seen in a mood that has no explanation attached.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'People ask how you are and, for once, look at you while they ask{ref}.',
        'Have a true answer of one line ready, since your shoulders have given most of it away at the door.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A remark about your hair or your tone lands closer than usual{ref}.',
        'Say that it stung, without building a case on it, and have a glass of water before the next sentence.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your first impulse comes early and in person{ref}, and it concerns you before anyone else.',
        'Ask what you yourself would like for lunch, for the weekend, for the wall, and answer at once.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'The day keeps coming back to your own person{ref}: cold hands, a tight collar, an appetite at an odd hour.',
        'Look after these as you would for a guest, promptly and with no lecture.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'In a shop window you catch the walk of somebody in your family{ref}.',
        'Straighten up or slouch as you please, but notice which of the two feels like yours at the moment.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You cook as you are, salty or sweet, and anyone could guess the mood from the pan{ref}.',
        'Make the dish you would order if nobody were counting, and serve it in the middle of the table.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Whoever is fond of you can see it coming from across the street{ref}.',
        'Wave first, with the whole arm, and let the face do what it likes until they arrive.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Calm can be had by counting{ref}: the coins in the jar, the jars on the shelf, what is left until the end of the month.',
        'Do the sum once, on paper, and close the purse.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'A full cupboard soothes you more than a kind word could{ref}.',
        'Cook what is there, starting with the oldest carrot, and enjoy how little had to be bought for a decent supper.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Your hand goes to the things you own{ref}: keys, the good pen, the coat with the deep pockets.',
        'One of them needs oil, a button or a new battery, and ten minutes would settle it.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Comfort wants to be something you can hold{ref}, warm bread, clean sheets, a mug of the right weight.',
        'Choose one such thing on purpose, and the cart full of other things loses its pull.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Somewhere between two tasks you catch yourself asking what the hour is worth{ref}.',
        'Note down what you have made or repaired since morning, with a price beside it, for your own eyes.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'It annoys you when someone borrows the charger without asking{ref}.',
        'The charger stands for more than a charger, so say plainly which of your things may wander and which may not.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'An old thrift wakes up in you{ref}, and you fold the wrapping paper as somebody once folded it at your table.',
        'Keep the one good sheet, and let the rest go out with the boxes.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Counting calms you{ref}: the jars, the savings, the weeks until the trip.',
        'Count one thing through to the end, write the number where you will see it, and close the cupboard.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You show you care by bringing something that weighs a little{ref}.',
        'A loaf will do, or a jar, handed over at the door without a speech.',
      ],
    },
  ],
  3: [
    {
      view: 'friendship',
      sentences: [
        'The mood lives in the phone, the stairwell and the line at the bakery{ref}.',
        'Answer the three short messages that are waiting, and ask the neighbor about the thing with the mailbox.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your head is a tray of small papers{ref}, each of them wanting a call back.',
        'Take them in a row, two minutes apiece, and leave the big one for a day with fewer bells.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A sibling, a cousin or whoever shared your bench at school keeps coming to mind{ref}.',
        'Send the photo of the thing only the two of you find funny, with no caption.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Errands do you good at present{ref}, the short sort, with a bag over the shoulder and a greeting at each counter.',
        'Go on foot, by the street you rarely take.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You hear the tone first and the words a good while later{ref}.',
        "Before answering a curt text, read it aloud in a friendly voice, since that is how most people's thumbs meant it.",
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Even by yourself you are talking{ref}, to the kettle, the radio, the margin of a book.',
        'Give the chatter a page and a pencil, and see which of its sentences deserve a stamp.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'On the bus you follow two conversations and the crossword of a stranger{ref}.',
        'So much comes in that by evening it needs sorting: tell one person the best thing you overheard.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your hands want to join in the conversation{ref}, and so do your feet.',
        'Walk while you talk, on the phone or beside someone, and see what you say at the second corner.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Three small answers are due, and you keep rewriting the easiest{ref}.',
        'Send them in the order in which they came, a line each, before you open anything new.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'By late afternoon you want your own door shut behind you{ref} and something slow on the stove.',
        'Leave the last errand for another day, and eat at the table, even if the table is a tray.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Home is nearer than usual, including the one you came from{ref}.',
        'A smell of floor wax or fried onions is enough, and then it helps to ring whoever remembers the same hallway.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You notice the dripping tap, the bare bulb, the chair that is only ever used for coats{ref}.',
        'Put right the one of them that you pass most often, and leave the others their charm.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Noise and company feel like weather without a coat{ref}.',
        "If people have to be met, meet them on somebody's sofa, with shoes off, and go while it is still pleasant.",
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Under your own roof the skin is thin{ref}, and a wet towel on the floor can stand for years of towels.',
        'Hang it up, then say the one sentence about it, to whoever it concerns.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'A quiet evening among your own walls does the work of a short vacation{ref}.',
        'Draw the curtain early, water what grows, and tell the plans outside that they can wait for you.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Before saying yes to anything, you want to know how you will get back to your own bed{ref}.',
        'That is a fair question, and whoever asks you out may be told the answer.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You would rather have people around you in socks{ref}.',
        'Ask one over who does not mind the laundry, and give them something to peel.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Work is only possible within earshot of the kettle{ref}.',
        'Take the papers to the corner where you feel safe, and do the page for which you have needed courage.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'Your mood wants to be courted a little{ref}, with a joke, a slice of something, a song sent across town.',
        'Begin it yourself, because somebody else may be waiting to be asked as well.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Supper asks for a flourish{ref}: the tall glasses, a name for the soup, dessert before the salad.',
        'Nobody has to be invited for it, though a child or a clown at heart improves the company.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'An idle hour alone turns by itself into making something{ref}.',
        'Leave the crayons, the guitar or the dough where you can see them, and do not ask what it is for.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You tell the story with your hands, and look up to see who is laughing{ref}.',
        'It is a good time to be on some small stage, if only at the head of the table.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Duties go down only with a game wrapped around them{ref}.',
        'Race the clock, draw in the margin, pay yourself in chocolate per page, and quit when it stops being fun.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'What you loved at nine turns up in odd places{ref}, a kite in a store window, a tune from a cereal ad.',
        'Give it twenty minutes, as you would a small visitor.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Being overlooked stings more than being contradicted{ref}.',
        "If you would like a compliment on the haircut or the pie, fish for it in plain sight, and laugh along when it's caught.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body has a mind to be silly{ref}, in the hips above all.',
        'Put on a song from when you were fifteen, shut the door or leave it open, and dance it out to the last bar.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You like the friend best with whom you can lose badly{ref}.',
        'Propose a game with a ridiculous prize, and let the loser wear it.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'Your mood is best off among drawers, forms and whatever has a due date{ref}.',
        'Do the small ones first, and enjoy the sound of a stapler that has something to say.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body files its requests in writing{ref}: earlier to bed, more water, a proper breakfast.',
        'Grant one of them for two days running, and treat the stretch on the rug as part of the working day.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Peace of mind looks like a wiped counter and lunch packed the night before{ref}.',
        'Set out the oats, label the leftovers, and notice how much lighter the morning already seems from here.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You would rather be useful than admired for now{ref}.',
        'Change the filter, sew on the hook, answer the dull letter, and stop at five such things, before usefulness turns to fussing.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A crooked picture or a wrong form can spoil an hour{ref}.',
        'Straighten what is yours to straighten, and let the colleague, the roommate or the cat load the dishwasher their own way.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Care takes the shape of errands{ref}: you carry the bag, print the ticket, bring soup in a jar with the lid taped down.',
        'Let somebody do the like for you, wrongly folded napkins included.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Alone with a bucket and a list you feel surprisingly well{ref}.',
        'Choose a single shelf, finish it to the corners, and sit in front of it with your tea as at a view.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You do it the way somebody once showed you, thumb on the blade, cloth over the shoulder{ref}.',
        'Say thank you to them in passing, and change the one move that never suited your hand.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'What needs doing and what could be left has got into one heap{ref}.',
        'Make two, set a timer over the first, and carry the second out of sight.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'How you feel depends on who is across the table{ref}.',
        'Pick that person with some care, ask how their morning went, and hear the answer out before putting yours beside it.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Hardly any choice feels finished until someone else has said what they think{ref}.',
        'Ask one person, the one who knows you, and leave the other five unasked.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'The least crease between you and another asks to be ironed at once{ref}.',
        "Offer the first half of the apology if it's yours, and leave room for theirs without holding the door.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Work goes better in twos{ref}, one holding the paper, the other the pen.',
        'Bring the task you have been circling to a colleague, a friend or a patient relative, and do it side by side.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You set out two cups without thinking{ref}.',
        'If the second stays empty, call someone while you drink, since the mood is after an answer more than after company as such.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'In company you take on the pace beside you, the sighs, even the folded arms{ref}.',
        'Walk a few blocks with somebody calm, and borrow that for the remainder of the day.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Left by yourself you go on talking with one particular person{ref}, both parts, and theirs is rather well written.',
        'Find out by phone how they would really put it.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A way of being together that you learned as a child sits down between you and the other{ref}.',
        'Notice whose sentence you have just said, and say the next one yourself.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Even at the counter you are half of a pair{ref}, and the person behind it answers your tone.',
        'Give them a better one than they expected, and see how the next customer fares.',
      ],
    },
  ],
  8: [
    {
      view: 'love',
      sentences: [
        'Small talk runs off you{ref}, and what you want is the sentence behind the sentence.',
        'Tell one person one thing you usually keep closed, and let them be quiet for a moment afterward.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'It is on your mind who paid, who owes, and whose name stands on the joint bill{ref}.',
        'Look the figures up together with whoever shares them, while the kettle warms and tempers are even.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'An old hurt knocks, quite politely{ref}.',
        'Let it say its one sentence, answer with what you know now, and put it back with the date of the visit written on it.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You read rooms through the stomach{ref}, and know about the argument before anyone has spoken.',
        'Breathe out, drop the shoulders, and decide which of these undercurrents is in fact any business of yours.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Closed drawers attract you{ref}, the one with old letters as well as the one with passwords.',
        'Put the papers that concern two of you into one folder, and tell the other one where it lies.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You would like the door closed and the phone face down{ref}.',
        'Moods run deep for a couple of days, so give them a bath, a long run or a notebook, and no audience.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friends tell you things between the coats in the hall{ref}, where nobody else can hear.',
        'Keep what you are handed, and say if it gets too heavy to carry by yourself.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You would share a spoon with very few people, and know which{ref}.',
        'Cook for one of those, something that takes long, and talk while it thickens.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You want to know what it really costs, in trust as much as in coins{ref}.',
        'Ask before you sign, lend or promise, and wait until the answer has a number in it.',
      ],
    },
  ],
  9: [
    {
      view: 'habit',
      sentences: [
        'Your feet point toward the station{ref}, even if the day allows only the far end of the park.',
        'Take a road you cannot see the end of, and walk until the air smells different.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'It is easier to learn something new than to finish something old{ref}.',
        'Read the long article, take the trial lesson, and tell the pile of receipts that you are away on study leave.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Something from far off belongs in the pan{ref}, with a spice you have to look up.',
        'Put on music in a language you cannot follow, and ask whoever eats with you where they would go.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Within three sentences you are on principles{ref}, though it began with the recycling.',
        'Keep the principle for a long evening with tea, and carry the bottles down in the meantime.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'A map, a shelf of travel books or a wide window does for you what others get from a nap{ref}.',
        'Look into the distance for ten minutes before going back to the small print.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You think of a teacher, or of a bench in some foreign town where you understood a thing at last{ref}.',
        'Write down what it was, in terms you would use with a younger cousin.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Whoever lives far away feels close for a day or two{ref}.',
        'Work out the time difference, call during their breakfast, and let them describe what the street looks like.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your lungs are in favor of going uphill{ref}.',
        'Find the highest point within reach, stairs count, and look in the direction in which you have never gone.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A small choice turns into a matter of what you stand for{ref}.',
        'Let it be one for an hour, then choose what you could explain to a child without raising a finger.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'What you feel shows at work, whether or not you meant to bring it{ref}.',
        'Put the most visible task first, while you mind how it turns out, and leave the filing for a duller hour.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'More eyes seem to rest on you than are really in the room{ref}.',
        'Use the feeling for one thing that should be seen: put your name under it and hand it over.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Before coffee you are thinking about what you have to show for the year{ref}.',
        'List three finished things, among them one that nobody claps for, such as the gutter or the tax form.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Criticism from anyone with a title goes straight to the stomach{ref}.',
        'Ask what precisely should be different, take notes as if it were a recipe, and wait a night before you reply.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You stand up straighter, and by evening the neck knows about it{ref}.',
        'Take the good posture to the one meeting or errand that needs it, and go home in flat shoes.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Ambition and mood arrive on the same train{ref}, which makes every job in the paper look personal.',
        'Save two of them, sleep, and see which still fits when you are merely hungry.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        "In front of people you hear an old voice saying what you'd amount to{ref}.",
        'It had a small sample to go by, so let the piece of work in your hands answer it.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A friend asks how work is and you give the official version{ref}.',
        'Give them the other as well, over the second glass, and listen to how it sounds outside your head.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You feel looked at even with the door shut{ref}.',
        'Do half an hour of your real work with the phone in a drawer, and let nobody see it until it is good.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'You feel best as one of several{ref}, with somebody passing the bowl and somebody else remembering your joke.',
        'Say yes to the group, or be the person who finally proposes a date.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        "The mood picks up other people's plans and hums them{ref}.",
        'Join in where there are chairs to carry, and ask yourself on the way home which of the plans was yours as well.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'The group thread is livelier than the document it is about{ref}.',
        'Post the one question that moves things along, mute it for an hour, and do your share while they talk.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'An old circle comes to mind, the team, the choir, the kitchen with six names on the rota{ref}.',
        'Write to the one who kept everybody together, who is seldom written to.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Alone, you still set your evening by what the others may be up to{ref}.',
        'Choose one friend in place of the whole feed, and send a line that only fits that person.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Hopes for next year speak up in the middle of the dishes{ref}.',
        'Say one aloud to a friend who is good at dates, since a wish with a witness tends to keep moving.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Not being copied in hurts a little more than it should{ref}.',
        'Ask to be added, lightly, and do not count the minutes until they answer, because groups are slow animals.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'The evening wants a large pot and several knives{ref}.',
        'Ask each of them to bring one thing to chop, and let the recipe be voted on.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You like somebody best when you see them among their people{ref}.',
        'Go along once, stand a little to the side, and find out who they are when it is not your turn.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'A part of you has already left for the back room{ref}.',
        'Follow it for an hour with the ringer off, and do nothing there that could be mentioned at dinner.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You are tired in a way that coffee only postpones{ref}.',
        'Go to bed with the birds or lie on the floor at noon, and leave the guilt on the hook with the keys.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In company you soak up what nobody is saying{ref}, and carry it home like a wet coat.',
        'Sit near the door, leave before the last round, and take the long way through quiet streets.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Keys and words hide from you, and you get off one stop late{ref}.',
        "Leave wide margins around everything, and write the night's dream on the back of an envelope before it fades.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Work is best done behind a closed door{ref}, without witnesses and without a deadline breathing on it.',
        'Draft, tidy the back files, prepare, and show the result when you feel like having a face again.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Being near someone is pleasant as long as nothing has to be discussed{ref}.',
        'Suggest a film, or two books on one sofa, and say that the silence is meant kindly.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Something long past drifts through the room while you rinse a cup{ref}.',
        'Let it pass at its own pace, without hunting for the reason, and have an early night with the window open.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You eat slowly, with the radio low, and would rather not be asked how it was{ref}.',
        'Keep it so, wash the one plate, and leave the rest of the evening in the dark.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You miss someone, and would rather miss them quietly than call{ref}.',
        'Light something, think of them for the length of a kettle, and send a line that needs no reply.',
      ],
    },
  ],
}
